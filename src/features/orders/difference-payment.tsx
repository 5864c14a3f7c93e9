import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import styles from './edit-dialog.module.css';
import { useAmount } from './use-amount.ts';
import type { OrderChange } from './use-order-change.ts';

export type DifferencePaymentProps = {
  readonly change: OrderChange;
  readonly children: (confirm: () => void) => ReactNode;
};

/** How the difference is settled: by a card to type, the kept card, or a refund. */
export function DifferencePayment({ change, children }: DifferencePaymentProps) {
  const t = useTexts('orders');
  const write = useAmount();
  const { difference, saved, isPayingByForm, isFormOpen } = change;
  const amount =
    difference && write({ ...difference.additionalTotal, minor: Math.abs(difference.additionalTotal.minor) });
  return (
    <div className={styles.pay}>
      {difference?.settlement === 'refund' && amount && (
        <p className={styles.hint}>{t('refundAfterChange', { amount })}</p>
      )}
      {difference?.settlement === 'pay' && amount && !isPayingByForm && saved && (
        <p className={styles.hint}>{t('chargeSavedCard', { amount, last4: saved.last4 })}</p>
      )}
      {isPayingByForm && isFormOpen && amount && (
        <>
          <h3>{t('payDifference', { amount })}</h3>
          {change.cardForm}
        </>
      )}
      {children(change.confirm)}
    </div>
  );
}
