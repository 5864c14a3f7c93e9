import { Instant } from '@js-joda/core';
import { lateUntil } from '#shared/availability/late-until.ts';
import { type PartOfDay, roomOfDay } from '#shared/capacity/day-room.ts';
import { stretchesHeld } from '#shared/capacity/order-room.ts';
import { peakBetween } from '#shared/capacity/places-left.ts';
import { type Custody, HOLD, type SearchIndex } from './search-index.ts';

/** Until when bags count that lie at a location, in milliseconds: their pick-up, and where that is over as `lateUntil` says. */
const insideUntil = ({ opening }: Custody, pickUp: number, now: number): number =>
  pickUp > now ? pickUp : lateUntil(opening, Instant.ofEpochMilli(now)).toEpochMilli();

/** What is held at a location in any part of [from, until): live bookings, and bags that lie there. */
function partsHeld(index: SearchIndex, slot: number, from: number, until: number, now: number): PartOfDay[] {
  const parts: PartOfDay[] = [];
  const holds = index.holds[slot];
  if (holds !== undefined)
    for (let at = 0; at < holds.length; at += HOLD) {
      const [since, to, ends] = [holds[at + 1] ?? 0, holds[at + 2] ?? 0, holds[at + 4] ?? 0];
      if (since < until && to > from && (ends === 0 || ends > now))
        parts.push({ order: holds[at] ?? 0, hold: [since, to, holds[at + 3] ?? 0], before: holds[at + 5] ?? 0 });
    }
  const custody = index.custody.get(slot);
  for (const { order, since, pickUp, bags, before } of custody?.inside ?? []) {
    if (custody === undefined || since >= until) continue;
    const to = insideUntil(custody, pickUp, now);
    if (to > from) parts.push({ order, hold: [since, to, bags], before });
  }
  return parts;
}

/**
 * The highest number of bags that a location holds at once in [from, until), in milliseconds since 1970, or what its day's
 * limit leaves no room for where that is more: as the database decides of a new order (`room_for`).
 * @param now the database's time in milliseconds: it says which holds have ended
 */
export function peakOfStay(index: SearchIndex, slot: number, from: number, until: number, now: number): number {
  const parts = partsHeld(index, slot, from, until, now);
  const isPlain = parts.every(({ order }, at) => parts.findIndex((each) => each.order === order) === at);
  const holds = isPlain
    ? parts.map(({ hold }) => hold)
    : stretchesHeld(parts.map(({ order, hold }) => [order, hold] as const));
  const peak = holds.length === 1 ? (holds[0]?.[2] ?? 0) : peakBetween(holds, from, until);
  const limit = index.custody.get(slot)?.limit ?? null;
  const room = limit === null ? null : roomOfDay(limit, parts, from, until, now);
  return room === null ? peak : Math.max(peak, (index.listings[slot]?.capacity ?? 0) - room);
}

/**
 * Whether a location has room for as many bags as are asked for; the sum of all that is held answers for most without
 * looking for its peak.
 */
export function hasRoom(
  index: SearchIndex,
  slot: number,
  capacity: number,
  bags: number,
  from: number,
  until: number,
  now: number,
): boolean {
  const holds = index.holds[slot];
  if (!index.custody.has(slot)) {
    let sum = bags;
    if (holds !== undefined)
      for (let at = 0; at < holds.length; at += HOLD)
        if ((holds[at + 1] ?? 0) < until && (holds[at + 2] ?? 0) > from) sum += holds[at + 3] ?? 0;
    if (sum <= capacity) return true;
  }
  return capacity - peakOfStay(index, slot, from, until, now) >= bags;
}
