import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { type ListingDraft, listingRow } from '#server/modules/partner/partner.module.ts';
import { ports } from '#server/start/ports.ts';
import type { Database } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { setDatabaseTime } from '#server/testing/fixed-clock.ts';
import { TEMPLATE } from '#server/testing/global-setup.ts';

export const toronto = { latitude: 43.6487, longitude: -79.3817 } as const;

interface ListingWish {
  readonly rules: OpeningRules;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly capacity?: number;
  readonly published?: boolean;
  readonly bookable?: boolean;
  readonly country?: string;
  readonly region?: string | null;
  readonly name?: string;
  readonly cityName?: string;
  readonly pricePerHour?: number | null;
}

interface BookingWish {
  readonly listingId: string;
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  readonly bags: number;
  readonly status?: 'pending' | 'confirmed' | 'completed' | 'canceled';
  readonly holdExpiresAt?: Instant;
  /** When its bags were brought; they are still there. */
  readonly checkedInAt?: Instant;
}

/** A database of its own with prices of two countries, and what use cases of search and pricing need. */
export interface SearchWorld {
  readonly db: Database;
  readonly deps: Deps;
  readonly userId: string;
  now: Instant;
  /** The same as another process has it: on connections of its own. */
  otherProcess(): Promise<Deps>;
  addListings(wishes: readonly ListingWish[]): Promise<string[]>;
  addBookings(wishes: readonly BookingWish[]): Promise<void>;
  /** Removes all listings and bookings. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const price = {
  price_per_hour: 250,
  max_price: 995,
  overnight_fee: 695,
  handling_fee: 150,
  partner_share_millionths: 500_000,
};

export async function openSearchWorld(now: Instant): Promise<SearchWorld> {
  const serverUrl = inject('databaseUrl');
  const name = `search_${randomUUID().replaceAll('-', '')}`;
  const log = pino({ level: 'silent' });
  const config = readConfig({
    NODE_ENV: 'test',
    APP_SECRET: 'a secret of the tests, long enough for anybody',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const url = await createDatabase(serverUrl, name, TEMPLATE);
  const db = await openProductDatabase(config, url);
  const others: Database[] = [];
  let time = now;
  setDatabaseTime(name, time);
  const world = {
    get now() {
      return time;
    },
    set now(at: Instant) {
      time = at;
      setDatabaseTime(name, at);
    },
  };
  const clock = { now: () => world.now };
  const deps: Deps = {
    config,
    log,
    clock,
    db,
    sessions: createSessions(db, clock),
    google: null,
    jobs: { enqueue: async () => undefined, enqueueOnce: async () => true, enqueueAgain: async () => undefined },
    heard: { note: () => undefined, take: () => [] },
    events: { publish: async () => undefined },
    ports,
    ipLocation: { find: async () => null },
    placeFinder: null,
    walks: null,
    translator: null,
    sms: null,
    files: undefined as never,
    mail: undefined as never,
    renderMail: undefined as never,
    cards: undefined as never,
    sandboxUrl: null,
  };
  const userId = newId();
  const at = now.toString();
  const insert = (table: string, rows: readonly object[]) =>
    db.fork().transactional((em) => insertRows(em, table, rows));
  await insert('users', [
    {
      id: userId,
      email: 'host@cloakroom.example',
      first_name: 'Host',
      last_name: 'Weber',
      is_partner: true,
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    },
  ]);
  await insert('country_pricings', [
    { id: newId(), country: 'CA', region: null, currency: 'CAD', tax_rate_millionths: 50_000, ...price },
    {
      id: newId(),
      country: 'CA',
      region: 'QC',
      currency: 'CAD',
      tax_rate_millionths: 149_750,
      ...price,
      price_per_hour: 225,
    },
    { id: newId(), country: 'JP', region: null, currency: 'JPY', tax_rate_millionths: 100_000, ...price },
  ]);
  let codes = 0;
  return Object.assign(world, {
    db,
    deps,
    userId,
    otherProcess: async () => {
      const other = await openProductDatabase(config, url);
      others.push(other);
      return { ...deps, db: other };
    },
    addListings: async (wishes: readonly ListingWish[]) => {
      const rows = wishes.map((wish) => listingRow(draftOf(wish, userId, at)));
      await insert('listings', rows);
      return rows.map(({ id }) => id);
    },
    addBookings: async (wishes: readonly BookingWish[]) => {
      const ids = wishes.map(() => newId());
      await insert(
        'bookings',
        wishes.map((wish, index) => ({
          id: ids[index],
          code: `CLK-${(codes += 1)}`,
          listing_id: wish.listingId,
          user_id: userId,
          status: wish.status ?? 'confirmed',
          drop_off_at: wish.dropOffAt.toString(),
          pick_up_at: wish.pickUpAt.toString(),
          bags_count: wish.bags,
          first_name: 'Amara',
          last_name: 'Okafor',
          email: 'amara@cloakroom.example',
          quote: '{}',
          currency: 'CAD',
          total_minor: 0,
          hold_expires_at: wish.status === 'pending' ? wish.holdExpiresAt?.toString() : null,
          created_at: at,
          updated_at: at,
        })),
      );
      for (const [index, { checkedInAt, bags, listingId }] of wishes.entries())
        if (checkedInAt !== undefined)
          await db.query(
            'update orders set checked_in_at = $2, checked_in_bags = $3, bags_inside = $3, inside_listing_id = $4 where id = $1',
            [ids[index], checkedInAt.toString(), bags, listingId],
          );
    },
    clear: async () => {
      await db.query('delete from bookings');
      await db.query('delete from listings');
    },
    close: async () => {
      await Promise.all([db, ...others].map((each) => each.close()));
      await dropDatabase(serverUrl, name);
    },
  });
}

const draftOf = (wish: ListingWish, ownerId: string, at: string): ListingDraft => {
  const { rules, latitude = toronto.latitude, longitude = toronto.longitude } = wish;
  const id = newId();
  return {
    id,
    slug: `listing-${id}`,
    ownerId,
    name: wish.name ?? 'York Street Coffee',
    address: '61 York St',
    cityName: wish.cityName ?? 'Toronto',
    region: wish.region ?? null,
    country: wish.country ?? 'CA',
    latitude,
    longitude,
    rules,
    maxCapacity: wish.capacity ?? 10,
    pricePerHour: wish.pricePerHour ?? null,
    published: wish.published ?? true,
    bookable: wish.bookable ?? true,
    createdAt: at,
  };
};
