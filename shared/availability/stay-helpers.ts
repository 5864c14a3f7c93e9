import { Duration, type Instant } from '@js-joda/core';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, minutesOfDay } from '../time/local-time.ts';
import { isOpenAt } from './open-at.ts';
import { closingOn, type Opening, openStretchesOfDay } from './opening.ts';

type StayHelperName = 'fourHours' | 'untilClosing' | 'overnight';

/** A pick-up that can be had with one press. */
export interface StayHelper {
  readonly name: StayHelperName;
  readonly pickUpAt: Instant;
}

const someHours = 4;
/** Who leaves bags overnight fetches them in the morning, and not at dawn. */
const morningMinute = 10 * 60;

/** The minute of a day to come back in the morning; after it where the day opens later, `null` on a closed day. */
function morningOf(opening: Opening, date: string): number | null {
  const stretches = openStretchesOfDay(opening, date);
  const first = stretches.find(({ to }) => to >= morningMinute);
  return first === undefined ? (stretches.at(-1)?.to ?? null) : Math.max(first.from, morningMinute);
}

/**
 * The pick-ups that make sense after a drop-off, each by its name: four hours of elapsed time later, the closing of the
 * drop-off's local day, and the morning after. Only those are offered at which the door is open, that lie after the
 * drop-off and after `now`, and that differ from each other; a day that is open to midnight has no closing.
 */
export function stayHelpers(opening: Opening, dropOffAt: Instant, now: Instant): readonly StayHelper[] {
  const { zone } = opening;
  const today = localDateOf(zone, dropOffAt);
  const tomorrow = dateOfDay(dayOfDate(today) + 1);
  const closing = closingOn(opening, today);
  const morning = morningOf(opening, tomorrow);
  const wishes: readonly (StayHelper | null)[] = [
    { name: 'fourHours', pickUpAt: dropOffAt.plus(Duration.ofHours(someHours)) },
    closing === null || closing === minutesOfDay
      ? null
      : { name: 'untilClosing', pickUpAt: instantOfLocal(zone, today, closing) },
    morning === null ? null : { name: 'overnight', pickUpAt: instantOfLocal(zone, tomorrow, morning) },
  ];
  const offered: StayHelper[] = [];
  for (const wish of wishes) {
    if (wish === null || !wish.pickUpAt.isAfter(dropOffAt) || !wish.pickUpAt.isAfter(now)) continue;
    if (!isOpenAt(opening, wish.pickUpAt, 'pickUp')) continue;
    if (!offered.some(({ pickUpAt }) => pickUpAt.equals(wish.pickUpAt))) offered.push(wish);
  }
  return offered;
}
