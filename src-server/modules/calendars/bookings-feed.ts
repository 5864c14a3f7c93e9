import { createHash } from 'node:crypto';
import type { Shown } from '#shared/calendars/calendar-schema.ts';
import en from '#shared/messages/calendars/en.ts';
import es from '#shared/messages/calendars/es.ts';
import fr from '#shared/messages/calendars/fr.ts';
import { fill, type Language, localeOf } from '#shared/messages/text.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { addressedListing } from './calendar-addresses.ts';
import { calendarNotFound } from './calendars.errors.ts';
import { readerOf } from './reader.ts';
import { subscriptionFile } from './subscription-file.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;
const DAY_SECONDS = 86_400;
const MAX_BOOKINGS = 5000;

interface Row {
  readonly id: string;
  readonly code: string;
  readonly first_name: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly created_at: Date;
}

interface PlaceRow {
  readonly name: string;
  readonly address: string;
  readonly time_zone: string;
}

const byDropOff = (one: Row, other: Row): number =>
  one.drop_off_at.getTime() - other.drop_off_at.getTime() || (one.id < other.id ? -1 : 1);

const texts = { en, fr, es };

/**
 * A location's bookings for its owner's calendar: bags that come in and go out, from a month ago to a year ahead; where
 * they are too many, those to come first and then the latest.
 * Cancelled ones are not there, changed ones at their new times. Notes who read it, unless nothing is new to them.
 * @param reader the `User-Agent` of who asks.
 * @throws AppError 404 for an unknown address and for one that was renewed.
 */
export async function bookingsFeed(deps: Deps, secret: string, reader: string | undefined) {
  const addressed = await addressedListing(deps, secret);
  if (addressed === null) throw calendarNotFound();
  const { listingId, language, shows } = addressed;
  const now = deps.clock.now();
  const [from, until] = [now.minusSeconds(DAYS_BACK * DAY_SECONDS), now.plusSeconds(DAYS_AHEAD * DAY_SECONDS)];
  const [[place], rows] = await Promise.all([
    deps.db.query<PlaceRow>(`select door_name as name, address, time_zone from listings where id = $1`, [listingId]),
    deps.db.query<Row>(
      `select id, code, first_name, bags_count, drop_off_at, pick_up_at, created_at from bookings
       where listing_id = $1 and status in ('confirmed', 'completed') and pick_up_at > $2 and drop_off_at < $3
       order by pick_up_at <= $4, abs(extract(epoch from drop_off_at - $4::timestamptz)), id limit ${MAX_BOOKINGS}`,
      [listingId, from.toString(), until.toString(), now.toString()],
    ),
  ]);
  await deps.db.query(
    `insert into calendar_readings (listing_id, read_at, reader) values ($1, $2, $3)
     on conflict (listing_id) do update set read_at = $2, reader = $3`,
    [listingId, now.toString(), readerOf(reader)],
  );
  const say = words(language, shows);
  const host = new URL(deps.config.siteUrl).hostname;
  const content = subscriptionFile({
    name: `${deps.config.SITE_NAME}: ${place?.name ?? ''}`,
    location: `${place?.name ?? ''}, ${place?.address ?? ''}`,
    zone: place?.time_zone ?? 'UTC',
    // Whole days, so that what did not change is the same text.
    from: `${toIso(from).slice(0, 10)}T00:00:00Z`,
    until: `${toIso(until).slice(0, 10)}T00:00:00Z`,
    moments: rows.toSorted(byDropOff).flatMap((row) => {
      const stampedAt = isoOfDate(row.created_at);
      return [
        { uid: `in-${row.id}@${host}`, at: isoOfDate(row.drop_off_at), summary: say('in', row), stampedAt },
        { uid: `out-${row.id}@${host}`, at: isoOfDate(row.pick_up_at), summary: say('out', row), stampedAt },
      ];
    }),
  });
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}

/** What an entry says: bags, and who and which order where that is shown. */
function words(language: Language, shows: Shown) {
  const locale = localeOf(language);
  const catalogue = texts[locale];
  return (end: 'in' | 'out', { first_name: name, code, bags_count: count }: Row): string => {
    const bags = fill(catalogue.bags, { count }, locale);
    const parts = [...(shows === 'times' ? [] : [name]), bags, ...(shows === 'codes' ? [code] : [])];
    return fill(catalogue[end === 'in' ? 'entryIn' : 'entryOut'], { what: parts.join(', ') }, locale);
  };
}
