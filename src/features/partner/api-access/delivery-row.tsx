import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { parseRestAmount } from '#shared/money/money-text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import styles from './deliveries.module.css';
import { SendAgain } from './send-again.tsx';
import type { Moments } from './use-moments.ts';

type Delivery = Outputs['webhooks']['deliveries']['deliveries'][number];

const failWords = {
  timeout: 'failTimeout',
  unreachable: 'failUnreachable',
  private: 'failPrivate',
  certificate: 'failCertificate',
} as const;

type DeliveryRowProps = { readonly delivery: Delivery; readonly time: string; readonly moments: Moments };

/** One delivery; it unfolds to what was sent and answered. */
export function DeliveryRow({ delivery, time, moments }: DeliveryRowProps) {
  const detailId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, type, at, state, last } = delivery;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <time dateTime={at} className={styles.time} title={moments.whole(at)}>
          {time}
        </time>
        <button
          type="button"
          className={styles.event}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {type}
        </button>
        <span className={styles.about}>
          <About delivery={delivery} />
        </span>
        <Answer delivery={delivery} />
        {state !== 'delivered' && last !== null && <SendAgain deliveryId={id} className={styles.again} />}
      </div>
      {isOpen && (
        <div id={detailId} className={styles.detail}>
          <DeliveryDetail deliveryId={id} moments={moments} />
        </div>
      )}
    </li>
  );
}

/** An amount as people write it, anything else as it is. */
function About({ delivery: { type, about } }: { readonly delivery: Delivery }) {
  const locale = useLocale();
  const amount = type.startsWith('payout.') ? parseRestAmount(about) : null;
  return amount?.ok === true ? `${formatMoney(amount.value, locale)} ${amount.value.currency}` : about;
}

function Answer({ delivery: { state, tries, last } }: { readonly delivery: Delivery }) {
  const t = useTexts('apiAccess');
  if (last === null) {
    return (
      <span className={styles.answer}>
        <Icon of={Clock} size={16} />
        {t('waiting')}
      </span>
    );
  }
  if (state === 'delivered') {
    return (
      <span className={styles.answer} data-taken>
        <Icon of={CircleCheck} size={16} />
        {t('taken', { status: last.status ?? '', ms: last.tookMs })}
      </span>
    );
  }
  const what = last.failure === null ? String(last.status) : t(failWords[last.failure]);
  const words = state === 'waiting' ? t('tryOf', { what, tries }) : tries === 0 ? what : t('givenUp', { what });
  return (
    <span className={styles.answer} data-failed>
      <Icon of={CircleX} size={16} />
      {words}
    </span>
  );
}
