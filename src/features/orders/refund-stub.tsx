import { ReceiptText } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sumsOfRefund } from './order.ts';
import { isGone } from './parts-of-refund.ts';
import type { RefundProps } from './refund-props.ts';
import styles from './refund-ticket.module.css';
import { useAmount } from './use-amount.ts';
import { useDay } from './use-day.ts';

/** The amount that goes back, and whether it is all that was paid. */
export function RefundAmount({ order, refund }: RefundProps) {
  const t = useTexts('refunds');
  const orders = useTexts('orders');
  const write = useAmount();
  const { amount, step } = refund;
  const isAll = amount.minor === sumsOfRefund(order, amount).charged.minor;
  return (
    <>
      <span className={styles.label}>{isGone(step) ? orders('refundedPrice') : t('toBeRefunded')}</span>
      <strong className={styles.amount}>{write(amount)}</strong>
      <span className={styles.label}>
        {t(isAll ? 'allYouPaid' : 'partOfWhatYouPaid', { currency: amount.currency })}
      </span>
    </>
  );
}

/** The amount that goes back, and what was paid in the end. */
export function RefundStub({ order, refund }: RefundProps) {
  const t = useTexts('refunds');
  const orders = useTexts('orders');
  const write = useAmount();
  const { dayShortOf } = useDay(order.listing.zone);
  const { amount } = refund;
  const { charged, earlier, inTheEnd } = sumsOfRefund(order, amount);
  const back = (minor: number) => `−${write({ minor, currency: amount.currency })}`;
  return (
    <div className={styles.stubMain}>
      <div className={styles.inStub}>
        <RefundAmount order={order} refund={refund} />
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('paidOn', { date: dayShortOf(order.createdAt) })}</dt>
          <dd>{write(charged)}</dd>
        </div>
        {earlier.minor > 0 && (
          <div className={styles.back}>
            <dt>{t('earlierRefunds')}</dt>
            <dd>{back(earlier.minor)}</dd>
          </div>
        )}
        <div className={styles.back}>
          <dt>{t('refundOn', { date: dayShortOf(refund.requestedAt) })}</dt>
          <dd>{back(amount.minor)}</dd>
        </div>
        <div>
          <dt>{t('paidInTheEnd')}</dt>
          <dd>{write(inTheEnd)}</dd>
        </div>
      </dl>
      <a href="#receipt" className={styles.receipt}>
        <Icon of={ReceiptText} size={18} />
        {orders('receipt')}
      </a>
    </div>
  );
}
