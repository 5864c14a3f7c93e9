import type { Instant, ZoneId } from '@js-joda/core';
import { ceilToLocalMinutes, floorToMinutes, plusMinutes } from '../time/instants.ts';
import { instantOfLocal, localDateOf, minutesOfDay } from '../time/local-time.ts';
import { closingOn, type Opening } from './opening.ts';
import type { Stay } from './stay.ts';

/** Traveller screens round times to this many minutes. */
export const filterStepMinutes = 30;
/** A check-out that nothing else decides is this long after the check-in. */
const defaultStayMinutes = 60;
/** A missing pick-up starts from the drop-off rounded up to this. */
const missingPickUpStepMinutes = 60;
/** Where a day does not close, bags are wanted back in the evening: no one is asked to come at 11:30 PM. */
const eveningMinute = 20 * 60;

/** What a browser had kept of a search; either end may be missing. */
export interface StoredStay {
  readonly dropOffAt: Instant | null;
  readonly pickUpAt: Instant | null;
}

export interface RepairedStay {
  readonly stay: Stay;
  /** 'past' when a time had passed and was replaced, and the traveller reads so. */
  readonly changed: 'past' | null;
}

/**
 * The stay that a search starts with: drop-off at the next half hour of the zone's clock (this very minute when it is
 * one), pick-up at the latest closing of that day, or one hour later when there is no opening to ask or it closes
 * before. A day that is open to midnight ends at 8 in the
 * evening.
 */
export function defaultStay(now: Instant, zone: ZoneId, opening?: Opening): Stay {
  const dropOffAt = ceilToLocalMinutes(now, filterStepMinutes, zone);
  return { dropOffAt, pickUpAt: endOfDayOrHourLater(dropOffAt, zone, opening) };
}

/**
 * Makes a stored stay usable at `now`: a past drop-off becomes now rounded up to 30 minutes, a past pick-up one hour
 * after that, however long the stay was; a pick-up not after the drop-off is dropped; a missing one is the drop-off
 * rounded up to 60 minutes plus 1 hour.
 */
export function repairStoredStay(stored: StoredStay, now: Instant, zone: ZoneId): RepairedStay {
  const soon = ceilToLocalMinutes(now, filterStepMinutes, zone);
  const thisMinute = floorToMinutes(now, 1);
  const isPast = (instant: Instant | null): boolean => instant !== null && instant.isBefore(thisMinute);
  const changed = isPast(stored.dropOffAt) || isPast(stored.pickUpAt) ? 'past' : null;
  const dropOffAt = stored.dropOffAt === null || isPast(stored.dropOffAt) ? soon : stored.dropOffAt;
  const pickUpAt = isPast(stored.pickUpAt) ? plusMinutes(soon, defaultStayMinutes) : stored.pickUpAt;
  if (pickUpAt?.isAfter(dropOffAt)) return { stay: { dropOffAt, pickUpAt }, changed };
  return { stay: { dropOffAt, pickUpAt: missingPickUp(dropOffAt, zone) }, changed };
}

/** The pick-up where only a drop-off is named: that rounded up to 60 minutes, plus 1 hour. */
export function missingPickUp(dropOffAt: Instant, zone: ZoneId): Instant {
  return plusMinutes(ceilToLocalMinutes(dropOffAt, missingPickUpStepMinutes, zone), defaultStayMinutes);
}

/**
 * The pick-up after a new drop-off was chosen: kept when it is still later, else the end of that day's open slots, or
 * one hour after the drop-off.
 */
export function pickUpAfterDropOff(
  dropOffAt: Instant,
  pickUpAt: Instant | null,
  zone: ZoneId,
  opening?: Opening,
): Instant {
  return pickUpAt?.isAfter(dropOffAt) ? pickUpAt : endOfDayOrHourLater(dropOffAt, zone, opening);
}

function endOfDayOrHourLater(dropOffAt: Instant, zone: ZoneId, opening: Opening | undefined): Instant {
  const hourLater = plusMinutes(dropOffAt, defaultStayMinutes);
  if (!opening) return hourLater;
  const date = localDateOf(zone, dropOffAt);
  const closing = closingOn(opening, date);
  if (closing === null) return hourLater;
  const end = instantOfLocal(zone, date, closing === minutesOfDay ? eveningMinute : closing);
  return end.isAfter(dropOffAt) ? end : hourLater;
}
