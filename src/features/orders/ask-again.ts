import type { Order } from './order.ts';

const CHECK_EVERY_MS = 2_000;
/** Until it is paid, here or elsewhere, or its places are let go; what happens at the counter. */
const PENDING_EVERY_MS = 15_000;
const REFUND_EVERY_MS = 3_000;
const REFUND_LATER_MS = 30_000;

/** A refund is with the bank within seconds as a rule; after so many answers it is asked for at leisure. */
const soonEnough = 10;

/**
 * How long until an order is asked for again, in ms: while its payment is checked or waited for, or its refund is not sent
 * yet, or its bags may be handed over; `false` where nothing of it changes by itself. `answers` counts those that there were.
 */
export function askAgainAfter(
  order: Pick<Order, 'status' | 'paymentChecking' | 'isSoon'> & {
    readonly refund: Pick<NonNullable<Order['refund']>, 'step'> | null;
  },
  answers: number,
): number | false {
  if (order.paymentChecking) return CHECK_EVERY_MS;
  if (order.status === 'pending') return PENDING_EVERY_MS;
  // At the counter its bags come and go.
  if (order.status === 'confirmed' && order.isSoon) return PENDING_EVERY_MS;
  if (order.refund?.step !== 'requested') return false;
  return answers < soonEnough ? REFUND_EVERY_MS : REFUND_LATER_MS;
}
