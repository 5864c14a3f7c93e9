import { LocalDate, ZoneId } from '@js-joda/core';
import type { Clock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { runStatement } from '#server/platform/postgres/databases.ts';
import { demoBusinessTypes } from './names.ts';
import { createRandom } from './random.ts';
import { createBookingSeed } from './seed-bookings.ts';
import { seedCities } from './seed-cities.ts';
import { seedListing, type SeedListing } from './seed-listings.ts';
import { seedPricings } from './seed-pricings.ts';
import { seedStays } from './seed-stays.ts';
import { type SeedWriter, writeSeed } from './seed-writer.ts';

export interface SeedSize {
  readonly listings: number;
  readonly bookings: number;
}

interface SeedOptions extends SeedSize {
  readonly url: string;
  readonly clock: Clock;
  /** Told what is done so far. */
  readonly onProgress?: (done: SeedSize) => void;
}

const LISTINGS_AT_ONCE = 2000;
/** Few at first: triggers read whole tables until these were analyzed. */
const LISTINGS_AT_FIRST = 50;
const LISTINGS_PER_OWNER = 4;
const BOOKINGS_PER_CUSTOMER = 20;

/** Kept off while rows are added that hold what these would check or count; see `seedStays` and `createBookingSeed`. */
const triggers = [
  ['bookings', 'keep_capacity'],
  ['reviews', 'keep_listing_rating'],
] as const;

/**
 * Adds listings and bookings of any number to a migrated database, all or nothing. They are spread over 200 cities by
 * Zipf's law, repeatable but for ids, codes and the day.
 */
export async function seedSize({ url, clock, listings, bookings, onProgress }: SeedOptions): Promise<void> {
  await writeSeed(url, async (writer) => {
    const at = clock.now().toString();
    const random = createRandom(20_261_121 + listings + bookings);
    const today = LocalDate.ofInstant(clock.now(), ZoneId.UTC);
    const day = (offset: number) => today.plusDays(offset).toString();
    const now = clock.now().toEpochMilli();
    await seedCountryPricings(writer);
    const types = await seedTypes(writer);
    const ownerIds = await seedUsers(writer, 'partner', Math.max(1, Math.ceil(listings / LISTINGS_PER_OWNER)), at);
    const customerIds = await seedUsers(
      writer,
      'traveller',
      Math.max(1, Math.ceil(bookings / BOOKINGS_PER_CUSTOMER)),
      at,
    );
    for (const [table, name] of triggers) await writer.execute(`alter table ${table} disable trigger ${name}`);
    const codes = await writer.execute<{ code: string }>('select code from bookings');
    const gathered = createBookingSeed(new Set(codes.map(({ code }) => code)));
    let rows: SeedListing['row'][] = [];
    let isAnalyzed = false;
    let done = 0;
    let booked = 0;
    const flush = async () => {
      await insertListings(writer, rows);
      await insertBookings(writer, gathered.take());
      // Triggers plan by what the tables held when they were empty until those are analyzed.
      if (!isAnalyzed) await writer.execute('analyze listings, bookings, orders');
      isAnalyzed = true;
      rows = [];
      onProgress?.({ listings: done, bookings: booked });
    };
    for (const city of seedCities(listings)) {
      for (let index = 0; index < city.listings; index += 1) {
        const ownerId = ownerIds[done % ownerIds.length] ?? '';
        const listing = seedListing({ city, random, number: done, ownerId, types, day, at });
        done += 1;
        const wanted = Math.round((bookings * done) / listings) - booked;
        const stays = seedStays(random, listing.opening, listing.row.max_capacity, wanted, Math.floor(now / 60_000));
        gathered.add({ city, listing, stays, random, now, customerIds });
        rows.push(listing.row);
        booked += wanted;
        if (rows.length >= (isAnalyzed ? LISTINGS_AT_ONCE : LISTINGS_AT_FIRST)) await flush();
      }
    }
    await flush();
    for (const [table, name] of triggers) await writer.execute(`alter table ${table} enable trigger ${name}`);
  });
  // Capacity is answered from the index alone where pages are known to be visible to all.
  const patient = new URL(url);
  patient.searchParams.set('options', '-c statement_timeout=0');
  await runStatement(patient.href, 'vacuum analyze');
}

async function seedCountryPricings(writer: SeedWriter): Promise<void> {
  const known = await writer.execute<{ country: string; region: string | null }>(
    'select country, region from country_pricings',
  );
  const isKnown = (country: string, region: string | null) =>
    known.some((row) => row.country === country && (region === null ? row.region === null : true));
  await writer.insert(
    'country_pricings',
    seedPricings.filter(({ country, region }) => !isKnown(country, region)).map((row) => ({ id: newId(), ...row })),
  );
}

async function seedTypes(writer: SeedWriter) {
  const known = await writer.execute<{ id: string; type: string }>(
    'select id, type from business_types order by position',
  );
  if (known.length > 0) return known;
  const types = demoBusinessTypes.map(([type], position) => ({ id: newId(), type, position }));
  await writer.insert('business_types', types);
  return types;
}

async function seedUsers(
  writer: SeedWriter,
  kind: 'partner' | 'traveller',
  count: number,
  at: string,
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (let start = 0; start < count; start += 10_000) {
    const part = ids.slice(start, start + 10_000);
    await writer.insert(
      'users',
      part.map((id) => ({
        id,
        email: `${kind}-${id}@seed.cloakroom.example`,
        first_name: 'Seed',
        last_name: kind,
        language: 'english',
        is_partner: kind === 'partner',
        role: 'customer',
        confirmed_at: at,
        partner_onboarding_step: 0,
        created_at: at,
        updated_at: at,
      })),
    );
    if (kind !== 'partner') continue;
    await writer.insert(
      'payout_accounts',
      part.map((id) => ({
        id: newId(),
        user_id: id,
        provider_account_id: `acct_seed_${id}`,
        payouts_enabled: true,
        currently_due: [],
        past_due: [],
        requirement_errors: [],
        updated_at: at,
      })),
    );
  }
  return ids;
}

/** The listings, and the editable tables of their hours out of the same rules. */
async function insertListings(writer: SeedWriter, rows: readonly SeedListing['row'][]): Promise<void> {
  await writer.insert('listings', rows);
  const ids = [rows.map(({ id }) => id)];
  const from = 'from listings l, jsonb_array_elements';
  await writer.execute(
    `insert into weekly_slots (id, listing_id, day, from_minute, to_minute)
     select gen_random_uuid(), l.id,
       array_position(array['monday','tuesday','wednesday','thursday','friday','saturday','sunday'], slot->>'day'),
       (slot->>'from')::int, (slot->>'to')::int
     ${from}(l.rules->'weekly') slot where l.id = any ($1)`,
    ids,
  );
  await writer.execute(
    `with days as (
       insert into special_days (id, listing_id, date, closed)
       select gen_random_uuid(), l.id, (day->>'date')::date, (day->>'closed')::boolean
       ${from}(l.rules->'special') day where l.id = any ($1) returning *
     )
     insert into special_slots (id, special_day_id, from_minute, to_minute)
     select gen_random_uuid(), days.id, (slot->>'from')::int, (slot->>'to')::int
     from days join listings l on l.id = days.listing_id, jsonb_array_elements(l.rules->'special') day,
       jsonb_array_elements(day->'slots') slot
     where (day->>'date')::date = days.date and (day->>'closed')::boolean = days.closed`,
    ids,
  );
  await writer.execute(
    `insert into closure_periods (id, listing_id, from_date, to_date)
     select gen_random_uuid(), l.id, (period->>'from')::date, (period->>'to')::date
     ${from}(l.rules->'closures') period where l.id = any ($1)`,
    ids,
  );
}

const bookingColumns =
  'id, code, listing_id, user_id, status, drop_off_at, pick_up_at, bags_count, first_name, last_name, email, hold_expires_at, cancellation_reason, confirmed_at, completed_at, canceled_at, created_at, updated_at';

async function insertBookings(
  writer: SeedWriter,
  { bookings, reviews, quotes }: { readonly bookings: object[]; readonly reviews: object[]; readonly quotes: string[] },
): Promise<void> {
  await writer.execute(
    `insert into bookings (${bookingColumns}, language, quote, currency, total_minor)
     select ${bookingColumns}, 'english', sold.quote, sold.quote->>'currency', (sold.quote->'totalWithDiscount'->>'minor')::bigint
     from json_to_recordset($1::json) as booking (id uuid, code text, listing_id uuid, user_id uuid, status text,
       drop_off_at timestamptz, pick_up_at timestamptz, bags_count int, first_name text, last_name text, email text,
       hold_expires_at timestamptz, cancellation_reason text, confirmed_at timestamptz, completed_at timestamptz,
       canceled_at timestamptz, created_at timestamptz, updated_at timestamptz, quote_place int)
     join unnest($2::text[]::jsonb[]) with ordinality as sold (quote, place) on sold.place = booking.quote_place`,
    [JSON.stringify(bookings), quotes],
  );
  await writer.insert('reviews', reviews);
}
