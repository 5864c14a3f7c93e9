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

/**
 * The parts that orders hold as stretches that add up: where parts of one order meet, the most of them counts.
 * @param parts in milliseconds, each with the id of its order
 */
export function stretchesHeld(parts: readonly (readonly [order: string | number, hold: PlainHold])[]): PlainHold[] {
  const orders = Map.groupBy(parts, ([order]) => order);
  return [...orders.values()].flatMap((own) => {
    const versions = own.map(([, hold]) => hold);
    const moments = [...new Set(versions.flatMap(([from, until]) => [from, until]))].toSorted((a, b) => a - b);
    return moments.slice(0, -1).map((from, at): PlainHold => {
      return [from, moments[at + 1] ?? from, bagsHeldAt({ versions, inside: null }, from)];
    });
  });
}
