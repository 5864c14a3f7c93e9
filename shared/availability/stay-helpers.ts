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

/** The closing of a drop-off's local day at a location that can take it; a day that is open to midnight has none. */
function closingAfter(opening: Opening, dropOffAt: Instant): Instant | null {
  const { zone } = opening;
  const today = localDateOf(zone, dropOffAt);
  const closing = closingOn(opening, today);
  if (closing === null || closing === minutesOfDay || !isOpenAt(opening, dropOffAt, 'dropOff')) return null;
  return instantOfLocal(zone, today, closing);
}

/**
 * The pick-ups that make sense after a drop-off, each by its name: four hours of elapsed time later, the closing of the
 * drop-off's local day, and the morning after. Only those are offered at which the door is open, that lie after the
 * drop-off and after `now`, and that differ from each other. The closing is the last one of all locations `shown` that
 * can take the drop-off, which is the location itself where only one is.
 */
export function stayHelpers(
  opening: Opening,
  dropOffAt: Instant,
  now: Instant,
  shown: readonly Opening[] = [opening],
): readonly StayHelper[] {
  const { zone } = opening;
  const tomorrow = dateOfDay(dayOfDate(localDateOf(zone, dropOffAt)) + 1);
  const [closing] = shown.flatMap((one) => closingAfter(one, dropOffAt) ?? []).toSorted((a, b) => b.compareTo(a));
  const morning = morningOf(opening, tomorrow);
  const wishes: readonly (StayHelper | null)[] = [
    { name: 'fourHours', pickUpAt: dropOffAt.plus(Duration.ofHours(someHours)) },
    closing === undefined ? null : { name: 'untilClosing', pickUpAt: closing },
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
