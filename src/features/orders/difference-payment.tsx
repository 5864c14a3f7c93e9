import { type ReactNode, useEffect, useRef } from 'react';
import { KeepCard } from '#web/parts/card-fields/keep-card.tsx';
import { SavedCard, UseSavedCard } from '#web/parts/card-fields/saved-card.tsx';
import { WalletFirst } from '#web/parts/card-fields/wallet-first.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import styles from './edit-dialog.module.css';
import { useAmount } from './use-amount.ts';
import type { OrderChange } from './use-order-change.ts';

export type DifferencePaymentProps = {
  readonly change: OrderChange;
  /** The kept card as the way to pay; a box of its own if absent. */
  readonly savedCard?: ReactNode;
  /** What stays as it was when the card is declined. */
  readonly stays?: string;
  readonly children?: (confirm: () => void) => ReactNode;
};

/** How the difference is settled: by the browser's wallet, the kept card, a card to type, or a refund. */
export function DifferencePayment({ change, savedCard, stays, children }: DifferencePaymentProps) {
  const t = useTexts('orders');
  const booking = useTexts('booking');
  const write = useAmount();
  const viewer = useViewer();
  const { difference, saved, isPayingByForm, isFormOpen, declined } = change;
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (declined) refusal.current?.scrollIntoView({ block: 'center' });
  }, [declined]);
  const amount =
    difference && write({ ...difference.additionalTotal, minor: Math.abs(difference.additionalTotal.minor) });
  return (
    <div className={styles.pay}>
      {difference?.settlement === 'refund' && amount && (
        <p className={styles.hint}>{t('refundAfterChange', { amount })}</p>
      )}
      <WalletFirst {...change.wallet} />
      {difference?.settlement === 'pay' &&
        amount &&
        !isPayingByForm &&
        saved &&
        (savedCard ?? (
          <SavedCard
            last4={saved.last4}
            words={t('chargeSavedCard', { amount })}
            onOther={() => change.paySaved(false)}
          />
        ))}
      {isPayingByForm && amount && <h3>{t('payDifference', { amount })}</h3>}
      {isPayingByForm && isFormOpen && (
        <>
          {saved && change.mayUseSaved && <UseSavedCard last4={saved.last4} onUse={() => change.paySaved(true)} />}
          {change.cardForm}
          {viewer && <KeepCard keep={change.keep} onChange={change.setKeep} />}
        </>
      )}
      {declined && (
        <div ref={refusal}>
          <Notice tone="danger" title={declined.message} live>
            {booking(declined.isUnknown ? 'paymentUnknown' : 'declinedKept')}
            {!declined.isUnknown && stays !== undefined && ` ${stays}`}
          </Notice>
        </div>
      )}
      {children?.(change.confirm)}
    </div>
  );
}
