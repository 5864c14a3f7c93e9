import { useTexts } from '#web/lib/texts.ts';
import type { Order } from './order.ts';

/** 'CAD, paid with card •••• 4242' under the total. */
export function PaidWith({ order }: { readonly order: Order }) {
  const t = useTexts('orders');
  const { currency } = order.total;
  if (order.paymentChecking) return <>{t('paymentChecked', { currency })}</>;
  if (order.status === 'pending') return <>{t('notPaid', { currency })}</>;
  if (order.cardLast4 === null) return <>{t('paidInCurrency', { currency })}</>;
  return <>{t('paidWithCard', { currency, last4: order.cardLast4 })}</>;
}
