import { useEffect, useRef } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { phoneLayout } from '#web/lib/phone-layout.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import type { StepProps } from './booking-shared.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import styles from './pay-step.module.css';
import type { usePayStep } from './use-pay-step.ts';

export type PayNoticesProps = Pick<StepProps, 'draft' | 'booking'> & {
  readonly step: Pick<ReturnType<typeof usePayStep>, 'declined' | 'repriced' | 'hindrance'>;
  readonly onReview: () => void;
};

/**
 * Why it was not paid: on the ticket, above its stub, and in the view as soon as it is there, with room for the toast
 * that says it too at the bottom.
 */
export function PayNotices({ step: { declined, repriced, hindrance }, draft, booking, onReview }: PayNoticesProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { chosen } = draft;
  const listing = booking.listing.data;
  useEffect(() => {
    if (declined || repriced)
      box.current?.scrollIntoView({ block: matchMedia(phoneLayout).matches ? 'end' : 'center' });
  }, [declined, repriced]);
  if (!declined && !repriced && !hindrance) return null;
  return (
    <div ref={box} className={styles.notices}>
      {repriced && (
        <Notice tone="note" live title={t('priceChanged')}>
          {t('priceChangedText', {
            before: formatMoney(repriced.before, locale),
            after: formatMoney(repriced.after, locale),
          })}
        </Notice>
      )}
      {declined !== null && hindrance === null && (
        <Notice tone="danger" title={declined.message}>
          {declined.isUnknown ? t('paymentUnknown') : t('declinedKept')}
        </Notice>
      )}
      {hindrance && listing && chosen && (
        <ObstacleNotice kind={hindrance} listing={listing} chosen={chosen} onDates={onReview} onItems={onReview} />
      )}
    </div>
  );
}
