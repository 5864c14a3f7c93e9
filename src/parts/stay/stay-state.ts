import { Duration, Instant, type ZoneId } from '@js-joda/core';
import { clampToOpening } from '#shared/availability/nearest-stay.ts';
import { compileOpening, type Opening, openStretchesOfDay } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { isOpenAt } from '#shared/availability/open-at.ts';
import { pickUpAfterDropOff } from '#shared/availability/stay-defaults.ts';
import type { StayEnd } from '#shared/availability/verdict.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import {
  dateOfDay,
  dayOfDate,
  instantOfLocal,
  localDateOf,
  minuteOfWall,
  wallMinuteOf,
} from '#shared/time/local-time.ts';

export interface DialogStay {
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
}

export interface StayText {
  readonly dropOffAt: string;
  readonly pickUpAt: string;
}

/** Reads any ISO instant with its offset. */
export const instantOf = (iso: string): Instant => Instant.ofEpochMilli(Date.parse(iso));

export const textOfStay = (stay: DialogStay, zone: ZoneId): StayText => ({
  dropOffAt: toIsoInZone(stay.dropOffAt, zone),
  pickUpAt: toIsoInZone(stay.pickUpAt, zone),
});

/** The hours to choose from; without a listing every hour of the zone. */
export const openingOf = (rules: OpeningRules | null, zone: string): Opening =>
  compileOpening(rules ?? { zone, availableFullTime: true, weekly: [], special: [], closures: [] });

export const endOf = (stay: DialogStay, end: StayEnd): Instant => (end === 'dropOff' ? stay.dropOffAt : stay.pickUpAt);

/** The stay with another end; a check-in at or after the check-out takes the check-out along. */
export function withEnd(opening: Opening, stay: DialogStay, end: StayEnd, at: Instant): DialogStay {
  if (end === 'pickUp') return { ...stay, pickUpAt: at };
  return { dropOffAt: at, pickUpAt: pickUpAfterDropOff(at, stay.pickUpAt, opening.zone, opening) };
}

/**
 * The stay with another check-in that no one has chosen a check-out for: it keeps its length, so that 10:00 AM tomorrow
 * is not asked for until late in the evening.
 */
export function withLength(opening: Opening, stay: DialogStay, at: Instant): DialogStay {
  if (!at.isBefore(stay.pickUpAt)) return withEnd(opening, stay, 'dropOff', at);
  return { dropOffAt: at, pickUpAt: at.plus(Duration.between(stay.dropOffAt, stay.pickUpAt)) };
}

/**
 * The stay with one end on another local day. A check-in takes the check-out along by as many days, so that the length
 * stays; where the check-out is closed then, to the nearest hour that is open.
 */
export function onDay(
  opening: Opening,
  stay: DialogStay,
  end: StayEnd,
  date: string,
  now: Instant,
  step: number,
): DialogStay {
  const moved = withEnd(opening, stay, end, onDate(opening, endOf(stay, end), date, end, now, step));
  if (end === 'pickUp') return moved;
  const dayOf = (at: Instant) => dayOfDate(localDateOf(opening.zone, at));
  const days = dayOf(moved.dropOffAt) - dayOf(stay.dropOffAt);
  const lastDay = dateOfDay(dayOf(stay.pickUpAt) + days);
  const pickUpAt = onDate(opening, stay.pickUpAt, lastDay, 'pickUp', now, step);
  return pickUpAt.isAfter(moved.dropOffAt) ? { ...moved, pickUpAt } : moved;
}

/** The same time on another local day, moved into the hours of that day and not before `now`. */
function onDate(opening: Opening, at: Instant, date: string, end: StayEnd, now: Instant, step: number): Instant {
  const wished = instantOfLocal(opening.zone, date, minuteOn(opening.zone, at));
  const wanted = wished.isBefore(now) ? nextStep(now, step) : wished;
  if (isOpenAt(opening, wanted, end)) return wanted;
  const nearest = clampToOpening(opening, wanted, end);
  if (nearest === null || nearest.isBefore(now)) return wanted;
  const minute = minuteOn(opening.zone, nearest);
  // A drop-off is clamped to the last open minute: choose the last time that is offered.
  return end === 'dropOff' && minute % step !== 0 ? nearest.minusSeconds((minute % step) * 60) : nearest;
}

const nextStep = (now: Instant, step: number): Instant => {
  const size = step * 60_000;
  return Instant.ofEpochMilli(Math.ceil(now.toEpochMilli() / size) * size);
};

/** Minute of the local day of an instant. */
export const minuteOn = (zone: ZoneId, at: Instant): number => minuteOfWall(wallMinuteOf(zone, at));

/** Hours of a stay, rounded up, at least one. */
export const hoursOf = ({ dropOffAt, pickUpAt }: DialogStay): number =>
  Math.max(1, Math.ceil(Duration.between(dropOffAt, pickUpAt).toMinutes() / 60));

/** The strip of a local date with the ends of the stay that fall on it. */
export function stripOf(opening: Opening, date: string, stay: DialogStay) {
  const on = (at: Instant) => (localDateOf(opening.zone, at) === date ? minuteOn(opening.zone, at) : null);
  const failing = [
    ...(isOpenAt(opening, stay.dropOffAt, 'dropOff') ? [] : ['dropOff']),
    ...(isOpenAt(opening, stay.pickUpAt, 'pickUp') ? [] : ['pickUp']),
  ];
  return { open: openStretchesOfDay(opening, date), dropOff: on(stay.dropOffAt), pickUp: on(stay.pickUpAt), failing };
}
