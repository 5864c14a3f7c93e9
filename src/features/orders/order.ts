import { max, subtract, zero } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { containedByMillionths } from '#shared/money/rounding.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import type { WayStation } from '#web/parts/listing/use-way-start.ts';
import { soldTaxRate } from '#shared/pricing/tax.ts';

/** An order as its own page shows it. */
export type Order = Outputs['booking']['get'];

export type OrderListing = Order['listing'];

/** A version of the order that a change took the place of. */
export type ReplacedOrder = Order['replaced'][number];

/** An order as a browser keeps it, with the station from which its ticket tells the way without a network. */
export type KeptOrder = Order & { readonly station?: WayStation | null };

/** An order as the list shows it. */
export type OrderSummary = Outputs['booking']['list']['items'][number];

/** Confirmed and changeable, or over in one way or another. */
export type OrderState = 'active' | 'pending' | 'past' | 'canceled';

export function orderState({ status, modifiable }: Pick<Order, 'status' | 'modifiable'>): OrderState {
  if (status === 'canceled') return 'canceled';
  if (status === 'pending') return 'pending';
  return status === 'confirmed' && modifiable ? 'active' : 'past';
}

/** Waits for its payment and is held until then; a change is paid where it is made. */
export const mayBePaid = ({ isHeld, paymentChecking, replaced }: Order): boolean =>
  isHeld && !paymentChecking && replaced.length === 0;

/** Was not paid in time: its places are free again, and it is cancelled within the minute. */
export const isReleased = ({ status, isHeld, paymentChecking }: Order): boolean =>
  status === 'pending' && !isHeld && !paymentChecking;

/** The stay is over and the counter took nothing in. */
export const tookNoBags = ({ status, custody }: Pick<Order, 'status' | 'custody'>): boolean =>
  status === 'completed' && custody.inAt === null;

/** Bags are at the location now. */
export const isInside = ({ custody }: Pick<Order, 'custody'>): boolean => custody.inside > 0;

/** The traveller may say that the door is shut, or see what came of it; not with bags inside after the pick-up. */
export const mayReportDoor = ({ isReported, isSoon, outcome, ticketOnly }: Order): boolean =>
  !ticketOnly && (isReported || (isSoon && outcome !== 'late'));

/** Its page is that of bags in store: with the pick-up, the code, and what can be done meanwhile. */
export const isInStore = (order: Pick<Order, 'status' | 'custody'>): boolean =>
  isInside(order) && (order.status === 'confirmed' || order.status === 'completed');

/** How many bags stayed behind once the last were handed back; 0 before. */
export const missingBagsOf = ({ custody: { inBags, outBags, outAt } }: Pick<Order, 'custody'>): number =>
  outAt === null || inBags === null || outBags === null ? 0 : Math.max(0, inBags - outBags);

export type Sums = Pick<Order, 'charged' | 'paid' | 'disputed' | 'latestRefund'>;

/** All that an order gave back of what it was charged; what a change gave back was not charged in the end. */
export const refundedOf = ({ charged, paid, disputed, latestRefund }: Sums): Money => {
  const none = zero<string>(charged.currency);
  return latestRefund === null ? none : max(subtract<string>(subtract<string>(charged, paid), disputed), none);
};

/** What was paid, what went back of it before an amount, and what was paid in the end. */
export function sumsOfRefund(order: Sums & Pick<Order, 'status'>, amount: Money) {
  const { paid, latestRefund } = order;
  // One whose tries are all over is still held.
  const given = latestRefund === null ? 0 : amount.minor;
  const charged = Math.max(order.charged.minor, paid.minor + given);
  const earlier = Math.max(0, charged - paid.minor - amount.minor);
  const of = (minor: number): Money => ({ ...amount, minor });
  return { charged: of(charged), earlier: of(earlier), inTheEnd: of(charged - earlier - amount.minor) };
}

/** Why a cancelled order gives nothing back: it was never charged, its payer's bank has the money, it was too late, or it was so decided. */
export function whyNothingBack(
  order: Sums & Pick<Order, 'status' | 'canceledAt' | 'dropOffAt'>,
): 'unpaid' | 'disputed' | 'late' | 'decided' {
  if (order.disputed.minor > 0) return 'disputed';
  if (order.charged.minor === 0) return 'unpaid';
  return order.canceledAt !== null && order.canceledAt < order.dropOffAt ? 'decided' : 'late';
}

/** The tax within what an order holds now: within its price less what went back; within what is to pay where it is pending. */
export function taxHeldOf(
  order: Sums &
    Pick<Order, 'status' | 'total'> & {
      readonly quote: { readonly rates: Pick<Order['quote']['rates'], 'taxRateMillionths'> };
    },
): Money {
  const held = order.status === 'pending' ? order.total : subtract<string>(order.charged, refundedOf(order));
  return containedByMillionths(held, soldTaxRate(order.quote));
}
