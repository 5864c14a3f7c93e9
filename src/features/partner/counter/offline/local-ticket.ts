import { Instant } from '@js-joda/core';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import { ticketVerdict } from '#shared/custody/ticket-verdict.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import type { Stay, Today } from '../due-now.ts';
import type { CounterTicket } from '../ticket.ts';

/** What a stay's bags look like once the hand-overs of this device count that the server has not heard of. */
function withOwn(stay: Stay, waiting: readonly KeptHandOver[]): Stay {
  const own = waiting
    .filter(({ bookingId, state }) => bookingId === stay.bookingId && state === 'waits')
    .toSorted((one, other) => one.deviceAt.localeCompare(other.deviceAt));
  return own.reduce(
    (seen, { kind, deviceAt, bagsCount, takenBack }) =>
      takenBack !== undefined
        ? { ...seen, outAt: null, outBags: null, ...(kind === 'in' && { inAt: null, inBags: null }) }
        : kind === 'in'
          ? { ...seen, inAt: seen.inAt ?? deviceAt, inBags: (seen.inAt === null ? 0 : insideOf(seen)) + bagsCount }
          : bagsCount < insideOf(seen)
            ? { ...seen, inBags: insideOf(seen) - bagsCount }
            : { ...seen, outAt: seen.outAt ?? deviceAt, outBags: seen.outBags ?? bagsCount },
    stay,
  );
}

/** Today's list as this device counts. */
export function localToday(today: Today, waiting: readonly KeptHandOver[]): Today {
  const known = new Map([...today.dropOffs, ...today.pickUps].map((stay) => [stay.bookingId, stay]));
  const change = (listingId: string | null) =>
    [...known.values()]
      .filter((stay) => listingId === null || stay.listingId === listingId)
      .reduce((sum, stay) => sum + insideOf(withOwn(stay, waiting)) - insideOf(stay), 0);
  return {
    ...today,
    dropOffs: today.dropOffs.map((stay) => withOwn(stay, waiting)),
    pickUps: today.pickUps.map((stay) => withOwn(stay, waiting)),
    bagsInside: today.bagsInside + change(null),
    locations: today.locations.map((place) => ({ ...place, bagsInside: place.bagsInside + change(place.id) })),
  };
}

const insideOf = ({ inAt, outAt, inBags, bagsCount }: Stay): number =>
  inAt !== null && outAt === null ? (inBags ?? bagsCount) : 0;

/**
 * A ticket of today's list as the counter would get it from the server, by its code however it is typed; null where it
 * is not on the list. `now` is an ISO instant.
 */
export function localTicket(
  today: Today,
  waiting: readonly KeptHandOver[],
  text: string,
  now: string,
): CounterTicket | null {
  const code = parseBookingCode(text);
  const counted = localToday(today, waiting);
  const stay = [...counted.dropOffs, ...counted.pickUps].find((each) => each.code === code);
  const place = counted.locations.find(({ id }) => id === stay?.listingId);
  if (stay === undefined || place === undefined) return null;
  const at = (iso: string | null) => (iso === null ? null : Instant.parse(iso));
  const facts = {
    status: 'confirmed' as const,
    dropOffAt: Instant.parse(stay.dropOffAt),
    pickUpAt: Instant.parse(stay.pickUpAt),
    checkedInAt: at(stay.inAt),
    checkedOutAt: at(stay.outAt),
  };
  return {
    bookingId: stay.bookingId,
    code: stay.code,
    verdict: ticketVerdict(facts, zoneOf(stay.zone), Instant.parse(now)),
    askedAt: now,
    listing: { id: place.id, name: place.name, zone: place.zone },
    travellerName: stay.travellerName,
    bagsCount: stay.bagsCount,
    changed: null,
    dropOffAt: stay.dropOffAt,
    pickUpAt: stay.pickUpAt,
    custody: {
      inAt: stay.inAt,
      inBags: stay.inBags,
      outAt: stay.outAt,
      outBags: stay.outBags,
      inside: insideOf(stay),
      tags: [],
      byName: null,
    },
    share: null,
    owed: null,
    owedForDoor: false,
    day: null,
    may: { photograph: place.mayPhotograph, correct: false },
    room: Math.max(0, place.capacity - place.bagsInside),
    over: Math.max(0, place.bagsInside - place.capacity),
  };
}
