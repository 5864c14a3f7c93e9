import type { Instant } from '@js-joda/core';
import { compileOpening } from '#shared/availability/opening.ts';
import type { CalendarEntry } from '#shared/calendars/calendar-entry.ts';
import { closingFor, closureVerdict, coveredDays, type Doors } from '#shared/calendars/closing.ts';
import { affectedBookings } from '#shared/partner/closed-door.ts';
import { toIso } from '#shared/time/instants.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { HeldStay } from '#server/modules/booking/booking.module.ts';

/** A location as its suggestions see it. */
export interface SuggestedFor {
  readonly id: string;
  readonly name: string;
  readonly doors: Doors;
  readonly held: readonly HeldStay[];
}

/** An entry of a calendar, and where it would close. */
export interface ReadEntry {
  readonly id: string;
  readonly title: string;
  readonly calendarName: string;
  readonly isDismissed: boolean;
  readonly entry: CalendarEntry;
  readonly places: readonly SuggestedFor[];
}

/** The bookings that meet the closed door if a location closes for an entry, each with the end that does. */
function met({ doors, held }: SuggestedFor, entry: CalendarEntry, today: string, now: Instant) {
  const { rules, opening } = doors;
  // No limit is set for the room.
  const maxCapacity = Number.MAX_SAFE_INTEGER;
  const after = compileOpening({ ...rules, ...closingFor(rules, entry, today).parts });
  const affected = affectedBookings({ opening, maxCapacity }, { opening: after, maxCapacity }, held, now);
  return affected.flatMap(({ id, ends: [end = 'dropOff'] }) => {
    const booking = held.find((each) => each.id === id);
    if (booking === undefined) return [];
    return [{ code: booking.code, end, at: toIso(end === 'pickUp' ? booking.pickUpAt : booking.dropOffAt) }];
  });
}

/** What one entry means for one location. */
function placeView(place: SuggestedFor, entry: CalendarEntry, now: Instant) {
  const { rules } = place.doors;
  const today = localDateOf(zoneOf(rules.zone), now);
  const state = closureVerdict(place.doors, entry, today);
  const isSuggested = state === 'suggested';
  const days = coveredDays(entry, rules.zone, today).map(({ date }) => date);
  return {
    id: place.id,
    name: place.name,
    zone: rules.zone,
    state,
    /** The first and the last of its local dates that an entry covers, and the dates of today and after only. */
    from: days[0] ?? today,
    to: days.at(-1) ?? today,
    /** Parts of days that would be closed by hours; none where whole days would. */
    hours: isSuggested ? closingFor(rules, entry, today).hours : [],
    /** The bookings that would meet the closed door. */
    met: isSuggested ? met(place, entry, today, now) : [],
    isClosedByPeriod: rules.closures.some(
      (closure) => closure.from <= (days[0] ?? '') && closure.to >= (days[0] ?? ''),
    ),
  };
}

/** What the entries of a partner's calendars suggest; and what was left out, and why. In the order of their days. */
export function suggestionsOf(entries: readonly ReadEntry[], now: Instant) {
  const views = entries
    .map((read) => {
      const { id, title, calendarName, isDismissed, entry } = read;
      const all = read.places.map((place) => placeView(place, entry, now));
      const worth = all.filter(({ state }) => state !== 'short');
      const places = worth.length === 0 ? all : worth;
      const isOpen = worth.some(({ state }) => state === 'suggested');
      const state = worth.length === 0 ? 'short' : isDismissed ? 'dismissed' : isOpen ? 'suggested' : 'closed';
      return { id, title, calendarName, entry, state, places } as const;
    })
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => ((one.places[0]?.from ?? '') < (other.places[0]?.from ?? '') ? -1 : 1));
  return {
    suggested: views.filter(({ state }) => state === 'suggested'),
    closed: views.filter(({ state }) => state === 'closed'),
    leftOut: views.filter(({ state }) => state === 'short' || state === 'dismissed'),
  };
}
