import { type Instant, Instant as Instants } from '@js-joda/core';
import { isOpenAt } from '#shared/availability/open-at.ts';
import type { Opening } from '#shared/availability/opening.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { Random } from './random.ts';

/** One stay of a seeded listing; `isHeld` is false for one that found no room and was cancelled. */
export interface SeedStay {
  readonly stay: Stay;
  readonly bagsCount: number;
  readonly isHeld: boolean;
}

interface Held {
  readonly from: number;
  readonly to: number;
  readonly bags: number;
}

const QUARTER = 15;
const DAYS_BACK = 120;
const DAYS_AHEAD = 60;
const TRIES = 12;

const instantOf = (minute: number): Instant => Instants.ofEpochSecond(minute * 60);

/**
 * Stays around now that a listing can take: it is open at both ends and never holds more bags than it may. A stay
 * that fits nowhere in a dozen tries is not held.
 */
export function seedStays(
  random: Random,
  opening: Opening,
  capacity: number,
  count: number,
  nowMinute: number,
): SeedStay[] {
  const held: Held[] = [];
  return Array.from({ length: count }, () => {
    const bags = Math.min(capacity, random.pick([1, 1, 1, 2, 2, 3, 4]));
    let from = 0;
    let to = 0;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const start = nowMinute + random.between(-DAYS_BACK * 96, DAYS_AHEAD * 96) * QUARTER;
      from = start - (start % QUARTER);
      to = from + random.pick([8, 12, 16, 20, 24, 32, 96, 100, 192]) * QUARTER;
      // Bags of all stays that meet this one: at least as many as are ever there at once.
      const met = held.reduce((sum, other) => (other.from < to && from < other.to ? sum + other.bags : sum), 0);
      if (met + bags > capacity) continue;
      const stay = { dropOffAt: instantOf(from), pickUpAt: instantOf(to) };
      if (!isOpenAt(opening, stay.dropOffAt, 'dropOff') || !isOpenAt(opening, stay.pickUpAt, 'pickUp')) continue;
      held.push({ from, to, bags });
      return { stay, bagsCount: bags, isHeld: true };
    }
    return { stay: { dropOffAt: instantOf(from), pickUpAt: instantOf(to) }, bagsCount: bags, isHeld: false };
  });
}
