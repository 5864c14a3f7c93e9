import type { Instant } from '@js-joda/core';
import { isOpenAt } from '../availability/open-at.ts';
import type { Opening } from '../availability/opening.ts';
import { type BagsHold, placesLeft } from '../capacity/places-left.ts';

/** A location that may take a booking in for another. */
export interface NearPlace {
  readonly id: string;
  /** Whether it is the same partner's. */
  readonly isOwn: boolean;
  /** As the crow flies. */
  readonly metres: number;
  readonly opening: Opening;
  readonly maxCapacity: number;
  /** What it holds already. */
  readonly holds: readonly BagsHold[];
}

/** A place that takes a booking, and the bags that still fit with it over its stay. */
export interface PlaceForMove {
  readonly id: string;
  readonly roomLeft: number;
}

type MovableBooking = BagsHold & { readonly id: string };

/** A second and third choice; more would be a search. */
const MAX_PLACES = 3;

/** The partner's own before others', the nearest first. */
const byNearness = (one: NearPlace, other: NearPlace): number =>
  Number(other.isOwn) - Number(one.isOwn) || one.metres - other.metres;

/**
 * Where bookings could go: for each the nearest places, the same partner's first, that are open at both ends of its stay
 * and have room. The first ones are handed out in turn, so all of them can be had at once; no one is sent to room that
 * the booking before was promised.
 * @returns none for a booking that nowhere takes.
 */
export function placesForMoves(
  bookings: readonly MovableBooking[],
  places: readonly NearPlace[],
): ReadonlyMap<string, readonly PlaceForMove[]> {
  const inOrder = [...places].sort(byNearness);
  const promised = new Map<string, MovableBooking[]>();
  const roomAt = (place: NearPlace, booking: MovableBooking): number => {
    const others = (promised.get(place.id) ?? []).filter(({ id }) => id !== booking.id);
    return placesLeft(place.maxCapacity, [...place.holds, ...others], booking) - booking.bagsCount;
  };
  const takers = new Map(bookings.map((booking) => [booking.id, inOrder.filter((place) => isOpenFor(place, booking))]));
  for (const booking of bookings) {
    const first = takers.get(booking.id)?.find((place) => roomAt(place, booking) >= 0);
    if (first !== undefined) promised.set(first.id, [...(promised.get(first.id) ?? []), booking]);
  }
  return new Map(
    bookings.map((booking) => {
      const free = (takers.get(booking.id) ?? [])
        .map((place) => ({ id: place.id, roomLeft: roomAt(place, booking) }))
        .filter(({ roomLeft }) => roomLeft >= 0);
      const isPromised = ({ id }: PlaceForMove) => promised.get(id)?.includes(booking) === true;
      const first = free.filter(isPromised);
      return [booking.id, [...first, ...free.filter((place) => !isPromised(place))].slice(0, MAX_PLACES)];
    }),
  );
}

const isOpenFor = ({ opening }: NearPlace, { dropOffAt, pickUpAt }: MovableBooking): boolean =>
  isOpenAt(opening, dropOffAt, 'dropOff') && isOpenAt(opening, pickUpAt, 'pickUp');

/** How long an offer is held at most, and how long before the drop-off it ends at the latest, in hours. */
export const moveHours = { held: 24, beforeDropOff: 2 } as const;

/** Until when an offer of another place is held for its traveller; `null` when it is too late for one. */
export function moveOfferEnd(dropOffAt: Instant, now: Instant): Instant | null {
  const latest = dropOffAt.minusSeconds(moveHours.beforeDropOff * 3600);
  const usual = now.plusSeconds(moveHours.held * 3600);
  const end = latest.isBefore(usual) ? latest : usual;
  return end.isAfter(now) ? end : null;
}
