import type { UnreadEntry } from '#shared/calendars/calendar-answers.ts';
import type { CalendarEntry } from '#shared/calendars/calendar-entry.ts';
import type { FeedFailure } from '#shared/calendars/calendar-schema.ts';
import { doorsOf } from '#shared/calendars/closing.ts';
import type { Deps } from '#server/deps.ts';
import { heldStays } from '#server/modules/booking/booking.module.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { calendarAddress, calendarOwner } from './calendar-addresses.ts';
import type { CalendarReader } from './reader.ts';
import { suggestionsOf } from './suggestions.ts';

interface PlaceRow extends OpeningRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly read_at: Date | null;
  readonly reader: CalendarReader | null;
}

interface CalendarRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly read_at: Date | null;
  readonly tried_at: Date | null;
  readonly failing_since: Date | null;
  readonly failure: FeedFailure | null;
  readonly passed_over: number;
  readonly unread: readonly UnreadEntry[];
  readonly listing_ids: readonly string[];
}

interface EntryRow {
  readonly id: string;
  readonly calendar_id: string;
  readonly title: string;
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly is_dismissed: boolean;
}

/** A feed that fails for less than that may be back by the next hour. */
const PATIENCE_SECONDS = 86_400;
const MAX_LEFT_OUT = 100;

const entryOf = (row: EntryRow): CalendarEntry =>
  row.starts_at !== null && row.ends_at !== null
    ? { kind: 'hours', from: isoOfDate(row.starts_at), to: isoOfDate(row.ends_at) }
    : { kind: 'days', from: row.from_date ?? '', to: row.to_date ?? '' };

const placesSql = `
  select l.id, l.slug, l.door_name as name, ${openingColumns}, r.read_at, r.reader
  from listings l left join calendar_readings r on r.listing_id = l.id
  where l.owner_id = $1 order by l.created_at, l.id`;

const calendarsSql = `
  select c.id, c.name, c.address, c.read_at, c.tried_at, c.failing_since, c.failure, c.passed_over, c.unread,
    array(select r.listing_id from read_calendar_listings r where r.calendar_id = c.id)::text[] as listing_ids
  from read_calendars c where c.user_id = $1 order by c.created_at, c.id`;

const entriesSql = `
  select e.id, e.calendar_id, e.title, e.from_date::text as from_date, e.to_date::text as to_date, e.starts_at,
    e.ends_at, e.is_dismissed
  from calendar_entries e join read_calendars c on c.id = e.calendar_id
  where c.user_id = $1 and (e.ends_at > $2 or e.to_date >= ($2::timestamptz - interval '1 day')::date)`;

/**
 * A partner's calendars: the addresses of their own bookings, the calendars that are read, and what these suggest to
 * close. An address of theirs is shown by its host only: who has it whole can read it.
 */
export async function calendarsOverview(deps: Deps, userId: string) {
  const { db, clock } = deps;
  const now = clock.now();
  const [owner, places, calendars, entries] = await Promise.all([
    calendarOwner(deps, userId),
    db.query<PlaceRow>(placesSql, [userId]),
    db.query<CalendarRow>(calendarsSql, [userId]),
    db.query<EntryRow>(entriesSql, [userId, now.toString()]),
  ]);
  const held = await heldStays(
    deps,
    places.map(({ id }) => id),
  );
  const placeOf = new Map(
    places.map((row) => [
      row.id,
      { id: row.id, name: row.name, doors: doorsOf(openingOf(row)), held: held.get(row.id) ?? [] },
    ]),
  );
  const calendarOf = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const { suggested, closed, leftOut } = suggestionsOf(
    entries.map((row) => {
      const calendar = calendarOf.get(row.calendar_id);
      return {
        id: row.id,
        title: row.title,
        calendarName: calendar?.name ?? '',
        isDismissed: row.is_dismissed,
        entry: entryOf(row),
        places: (calendar?.listing_ids ?? []).flatMap((id) => placeOf.get(id) ?? []),
      };
    }),
    now,
  );
  return {
    shows: owner.shows,
    locations: places.map((row) => ({
      id: row.id,
      name: row.name,
      slug: row.slug,
      address: calendarAddress(deps, { ownerId: userId, listingId: row.id, version: owner.version }),
      readAt: row.read_at === null ? null : isoOfDate(row.read_at),
      reader: row.reader,
      closures: row.rules.closures,
      closedDates: row.rules.special
        .filter(({ closed, slots }) => closed && slots.length === 0)
        .map(({ date }) => date),
    })),
    calendars: calendars.map((row) => ({
      id: row.id,
      name: row.name,
      host: hostOf(row.address),
      listingIds: row.listing_ids,
      readAt: row.read_at === null ? null : isoOfDate(row.read_at),
      entriesAhead: entries.filter(({ calendar_id }) => calendar_id === row.id).length,
      passedOver: row.passed_over,
      unread: row.unread,
      /** Since when nothing could be read, once that is a day. */
      failing:
        row.failure !== null &&
        row.failing_since !== null &&
        now.epochSecond() - row.failing_since.getTime() / 1000 >= PATIENCE_SECONDS
          ? { since: isoOfDate(row.failing_since), failure: row.failure }
          : null,
    })),
    suggested,
    closed,
    leftOut: leftOut.slice(0, MAX_LEFT_OUT),
    shortCount: leftOut.filter(({ state }) => state === 'short').length,
    dismissedCount: leftOut.filter(({ state }) => state === 'dismissed').length,
    /** IANA zone that times are shown in. */
    zone: places[0]?.time_zone ?? 'UTC',
  };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
