import type { PlainHold } from './places-left.ts';

/** What an order holds at one location, in milliseconds since 1970. */
export interface OrderRoom {
  /** Its live versions there: confirmed, and those that wait for payment or an answer. */
  readonly versions: readonly PlainHold[];
  /** Bags that lie there now: since when, until when they count, how many. */
  readonly inside: PlainHold | null;
}

/** The bags an order holds at an instant: the most that any of its versions asks for, or what is inside. */
function bagsHeldAt({ versions, inside }: OrderRoom, at: number): number {
  const parts = inside === null ? versions : [...versions, inside];
  return parts.reduce((most, [from, until, bags]) => (from <= at && at < until ? Math.max(most, bags) : most), 0);
}

/** The highest sum that orders hold at any one instant of [from, until). */
export function peakOfOrders(orders: readonly OrderRoom[], from: number, until: number): number {
  const starts = orders.flatMap(({ versions, inside }) => [...versions, ...(inside === null ? [] : [inside])]);
  const moments = new Set([from, ...starts.map(([since]) => since).filter((at) => at > from && at < until)]);
  const sums = [...moments].map((at) => orders.reduce((sum, order) => sum + bagsHeldAt(order, at), 0));
  return from < until ? Math.max(0, ...sums) : 0;
}
