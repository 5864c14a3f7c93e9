import type { Money } from '#shared/money/money.ts';
import { type Order, refundedOf, type Sums } from './order.ts';

/** Whether the money of a refund has left: it is with the traveller's bank, or was taken back by it. */
export const isGone = (step: NonNullable<Order['refund']>['step']): boolean =>
  step === 'sent' || step === 'arrived' || step === 'disputed';

/** Of what an order gives back: what has gone, and what is asked for and yet to go. Only its newest refund may be. */
export function partsOfRefund(order: Sums & Pick<Order, 'refund'>): { readonly gone: Money; readonly toGo: Money } {
  const back = refundedOf(order);
  const { refund } = order;
  const toGo = refund === null || isGone(refund.step) ? 0 : Math.min(refund.amount.minor, back.minor);
  return { gone: { ...back, minor: back.minor - toGo }, toGo: { ...back, minor: toGo } };
}
