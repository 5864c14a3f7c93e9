import { stretchesHeld } from './order-room.ts';
import { peakBetween, type PlainHold } from './places-left.ts';

/** What a location takes today on top of what it had: `setAt` and `until` in milliseconds since 1970. */
export interface DayLimit {
  readonly bags: number;
  readonly setAt: number;
  readonly until: number;
}

/** A part of what an order holds, and how many bags it held when the limit was set. */
export interface PartOfDay {
  readonly order: number;
  readonly hold: PlainHold;
  readonly before: number;
}

/**
 * How many more bags of a new order a day's limit leaves room for over [from, until), in milliseconds; `null` where it says
 * nothing of that time. Only what came after the limit was set counts against it. The database's `room_of_day` is the same
 * rule for an order of its own. See docs/decisions/capacity.md.
 * @param now the database's time in milliseconds
 */
export function roomOfDay(
  limit: DayLimit,
  parts: readonly PartOfDay[],
  from: number,
  until: number,
  now: number,
): number | null {
  if (limit.until <= Math.max(from, now) || limit.setAt >= until) return null;
  const [first, last] = [Math.max(from, limit.setAt), Math.min(until, limit.until)];
  const more = parts.flatMap(({ order, hold: [since, to, bags], before }) =>
    bags > before ? [[order, [since, to, bags - before]] as const] : [],
  );
  return limit.bags - peakBetween(stretchesHeld(more), first, last);
}
