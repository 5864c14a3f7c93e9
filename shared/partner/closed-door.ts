import type { Instant } from '@js-joda/core';
import { isOpenAt } from '../availability/open-at.ts';
import type { Opening } from '../availability/opening.ts';
import type { OpeningRules } from '../availability/opening-rules.ts';
import type { StayEnd } from '../availability/verdict.ts';
import { peakOfBags } from '../capacity/places-left.ts';
import { localDateOf } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';

/** A booking that holds its bags: what the guard asks about. */
export interface GuardedBooking {
  readonly id: string;
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  readonly bagsCount: number;
  /** Whether its bags are inside already: only the pick-up is to come. */
  readonly isInside: boolean;
}

/** When a location is open and how many bags fit. */
export interface Door {
  readonly opening: Opening;
  readonly maxCapacity: number;
}

export interface AffectedBooking {
  readonly id: string;
  /** The ends of the stay at which the door would be closed. */
  readonly ends: readonly StayEnd[];
  /** Whether its bags would no longer fit with the others. */
  readonly isOverCapacity: boolean;
}

/**
 * The bookings that a change of opening rules or capacity puts before a closed door or a full room: see
 * docs/decisions/closed-door.md. What the rules before refused already has been decided before, and what is past is past.
 */
export function affectedBookings(
  before: Door,
  after: Door,
  bookings: readonly GuardedBooking[],
  now: Instant,
): AffectedBooking[] {
  return bookings.flatMap((booking) => {
    const ends = endsToCome(booking, now).filter(
      ([end, at]) => isOpenAt(before.opening, at, end) && !isOpenAt(after.opening, at, end),
    );
    const isOverCapacity =
      after.maxCapacity < before.maxCapacity &&
      booking.pickUpAt.isAfter(now) &&
      peakOfBags(bookings, booking) > after.maxCapacity;
    return ends.length === 0 && !isOverCapacity
      ? []
      : [{ id: booking.id, ends: ends.map(([end]) => end), isOverCapacity }];
  });
}

function endsToCome(booking: GuardedBooking, now: Instant): (readonly [StayEnd, Instant])[] {
  const ends: (readonly [StayEnd, Instant])[] = [
    ['dropOff', booking.dropOffAt],
    ['pickUp', booking.pickUpAt],
  ];
  return ends.filter(([end, at]) => at.isAfter(now) && !(end === 'dropOff' && booking.isInside));
}

/** Stays to come whose middle meets a closure that was not there before; their ends are the guard's matter. */
export function passingBookings<Booking extends GuardedBooking>(
  before: OpeningRules,
  after: OpeningRules,
  bookings: readonly Booking[],
  now: Instant,
): Booking[] {
  const zone = zoneOf(after.zone);
  const isNew = (closure: OpeningRules['closures'][number]) =>
    !before.closures.some(({ from, to }) => from === closure.from && to === closure.to);
  const added = after.closures.filter(isNew);
  if (added.length === 0) return [];
  return bookings.filter(({ dropOffAt, pickUpAt }) => {
    if (!pickUpAt.isAfter(now)) return false;
    const [first, last] = [localDateOf(zone, dropOffAt), localDateOf(zone, pickUpAt)];
    return added.some(({ from, to }) => from <= last && to >= first);
  });
}
