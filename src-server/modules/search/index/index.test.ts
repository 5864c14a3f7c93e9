import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { amenityBit } from '#shared/amenities/amenities.ts';
import { everyDay, rulesOf } from '#shared/availability/rules.fixture.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { findMarkers } from '../find-markers.ts';
import { searchAreaOf } from '../search-area.ts';
import { openSearchWorld, type SearchWorld, toronto } from '../search-world.fixture.ts';
import { freshIndex, indexState } from './follow.ts';
import { renewListings } from './load.ts';
import { openPool } from './pool.ts';
import type { Read } from './rows.ts';
import { plainMarkers } from './plain-reading.fixture.ts';

const now = Instant.parse('2026-11-21T12:00:00Z');
const minute = (count: number) => now.plusSeconds(count * 60);
const area = searchAreaOf(toronto, undefined);

let world: SearchWorld;
let other: Deps;
beforeAll(async () => {
  world = await openSearchWorld(now);
  other = await world.otherProcess();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.query('delete from reviews');
  await world.clear();
});

const byId = <Each extends { readonly id: string }>(all: readonly Each[]) =>
  all.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const markersOf = async (deps: Deps, stay: Stay, bagsCount: number) =>
  byId(await findMarkers(deps, { area, stay, bagsCount }));

/** Both processes show what a plain reading of the tables says: on the map, and to filters. */
async function expectPlain(stay: Stay, bagsCount: number) {
  const plain = await plainMarkers(world.deps, stay, bagsCount);
  for (const deps of [world.deps, other]) {
    expect(await markersOf(deps, stay, bagsCount)).toEqual(plain.map(({ facts: _facts, ...marker }) => marker));
    const pool = await openPool(deps, { area, stay, bagsCount });
    const facts = pool.near().map(({ listing, available, full, facts: asked }) => {
      const { rating, reviewsCount, room, late, always, amenities } = asked;
      return { id: listing.id, available, full, facts: { rating, reviewsCount, room, late, always, amenities } };
    });
    expect(byId(facts)).toEqual(
      plain.map(({ id, available, full, facts: asked }) => ({ id, available, full, facts: asked })),
    );
  }
}

const hours = fc.constantFrom(
  rulesOf({ availableFullTime: true }),
  rulesOf({ weekly: everyDay({ from: 480, to: 1080 }) }),
  rulesOf({ weekly: everyDay({ from: 600, to: 1200 }), special: [{ date: '2026-11-21', closed: true, slots: [] }] }),
  rulesOf({ weekly: everyDay({ from: 0, to: 1440 }), closures: [{ from: '2026-11-22', to: '2026-11-23' }] }),
  rulesOf({ weekly: everyDay({ from: 0, to: 60 }, { from: 480, to: 1199 }) }),
  rulesOf(),
);
const stays = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, length]): Stay => ({ dropOffAt: minute(from * 60), pickUpAt: minute((from + length) * 60) }));

/** One write of any that search has to show. Places and bookings are chosen among those there are. */
const write = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    place: fc.nat(4),
    stay: stays,
    bags: fc.integer({ min: 1, max: 4 }),
    isHeld: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('cancel', 'complete', 'checkIn', 'checkOut', 'lengthen', 'delete' as const),
    pick: fc.nat(20),
  }),
  fc.record({ kind: fc.constant('hours' as const), place: fc.nat(4), rules: hours }),
  fc.record({ kind: fc.constant('limit' as const), place: fc.nat(4), bags: fc.nat(3) }),
  fc.record({
    kind: fc.constantFrom('price', 'stop', 'go', 'hide', 'show', 'wifi', 'room', 'move', 'rename', 'review' as const),
    place: fc.nat(4),
    value: fc.nat(8),
  }),
  fc.record({ kind: fc.constantFrom('country', 'wait' as const), value: fc.integer({ min: 1, max: 9 }) }),
);
type Write = typeof write extends fc.Arbitrary<infer Each> ? Each : never;

const bookingAt = `(select id from bookings order by id offset $1 % greatest(1, (select count(*)::int from bookings)) limit 1)`;
const orderAt = `(select order_id from bookings order by id offset $1 % greatest(1, (select count(*)::int from bookings)) limit 1)`;

const byBooking: Readonly<Record<'cancel' | 'complete' | 'checkIn' | 'checkOut' | 'lengthen' | 'delete', string>> = {
  cancel: `update bookings set status = 'canceled', hold_expires_at = null where id = ${bookingAt}`,
  complete: `update bookings set status = 'completed', hold_expires_at = null where id = ${bookingAt}`,
  checkIn: `update orders o set checked_in_at = product_now(), checked_in_bags = b.bags_count, bags_inside = b.bags_count,
    inside_listing_id = b.listing_id from bookings b where b.id = o.current_booking_id and o.checked_out_at is null and o.id = ${orderAt}`,
  checkOut: `update orders set bags_inside = 0, inside_listing_id = null, checked_out_at = product_now() where bags_inside > 0 and id = ${orderAt}`,
  lengthen: `update bookings set pick_up_at = pick_up_at + interval '2 hours' where id = ${bookingAt}`,
  delete: `delete from bookings where id = ${bookingAt} and not exists (select from orders where bags_inside > 0)`,
};
const byPlace: Readonly<
  Record<'price' | 'stop' | 'go' | 'hide' | 'show' | 'wifi' | 'room' | 'move' | 'rename' | 'review', string>
> = {
  price: 'update listings set price_per_hour = 100 + 25 * $2::int where id = $1',
  stop: 'update listings set bookable = $2::int < 0 where id = $1',
  go: 'update listings set bookable = $2::int >= 0 where id = $1',
  hide: 'update listings set published = $2::int < 0 where id = $1',
  show: 'update listings set published = $2::int >= 0 where id = $1',
  wifi: `update listings set amenities = jsonb_build_object('wifi', $2::int % 2 = 0, 'lift', true) where id = $1`,
  room: 'update listings set max_capacity = 4 + $2::int where id = $1',
  move: 'update listings set latitude = 43.6 + $2::int * 0.01 where id = $1',
  rename: `update listings set name = 'Shop ' || $2::int where id = $1`,
  review: 'update listings set rating_sum = $2::int % 6, reviews_count = 1 where id = $1',
};

describe('the search index', () => {
  it('shows in two processes what a plain reading of the tables says, after any writes', async () => {
    const tried: string[] = [];
    const done: string[] = [];
    const apply = async (deps: Deps, ids: readonly string[], each: Write) => {
      tried.push(each.kind);
      const place = 'place' in each ? (ids[each.place] ?? '') : '';
      const by = (text: string, values: readonly unknown[]) => deps.db.query(text, values);
      if (each.kind === 'book') {
        const { stay, bags, isHeld } = each;
        await world.addBookings([
          {
            listingId: place,
            ...stay,
            bags,
            ...(isHeld ? { status: 'pending', holdExpiresAt: world.now.plusSeconds(900) } : {}),
          },
        ]);
      } else if (each.kind === 'hours')
        await by('update listings set rules = $2, available_full_time = $3 where id = $1', [
          place,
          JSON.stringify({ weekly: each.rules.weekly, special: each.rules.special, closures: each.rules.closures }),
          each.rules.availableFullTime,
        ]);
      else if (each.kind === 'limit')
        await by(
          `insert into day_limits (listing_id, bags, set_at, until_at, before)
           select $1, $2, product_now(), product_now() + interval '9 hours', coalesce((select jsonb_object_agg(order_id, bags)
             from (select order_id, max(bags_count) as bags from bookings where listing_id = $1 and status = 'confirmed' group by order_id) b), '{}')
           on conflict (listing_id) do update set bags = excluded.bags, set_at = excluded.set_at, until_at = excluded.until_at, before = excluded.before`,
          [place, each.bags],
        );
      else if (each.kind === 'country')
        await by(`update country_pricings set max_price = 500 + 100 * $1::int where country = 'CA'`, [each.value]);
      else if (each.kind === 'wait') world.now = world.now.plusSeconds(each.value * 600);
      else if ('pick' in each) await by(byBooking[each.kind], [each.pick]);
      else await by(byPlace[each.kind], [place, each.value]);
      done.push(each.kind);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(write, fc.boolean(), stays, fc.integer({ min: 1, max: 4 })), { minLength: 4, maxLength: 14 }),
        async (writes) => {
          await world.db.query('delete from day_limits');
          await world.clear();
          world.now = now;
          const ids = await world.addListings(
            [0, 1, 2, 3, 4].map((at) => ({
              rules: rulesOf({ availableFullTime: true }),
              latitude: 43.6 + at * 0.01,
              capacity: 6,
            })),
          );
          for (const [each, isOther, stay, bagsCount] of writes) {
            // What the guards of the database refuse is no write.
            await apply(isOther ? other : world.deps, ids, each).catch(() => undefined);
            await expectPlain(stay, bagsCount);
          }
        },
      ),
      { numRuns: 40, seed: 48 },
    );
    // Most of the writes took place, and each kind did.
    expect(done.length).toBeGreaterThan(tried.length / 2);
    expect(new Set(done)).toEqual(new Set(tried));
  });

  it('asks one question for all who ask in one turn, and another for who asks later', async () => {
    await freshIndex(world.deps);
    let asked = 0;
    const counting: Deps = {
      ...world.deps,
      db: { ...world.deps.db, query: (...each) => ((asked += 1), world.deps.db.query(...each)) },
    };
    await freshIndex(counting);
    asked = 0;
    const first = [1, 2, 3].map(() => freshIndex(counting));
    await Promise.all(first);
    expect(asked).toBe(1);
    await freshIndex(counting);
    expect(asked).toBe(2);
  });

  it('has what was committed while another question was under way', async () => {
    const stay = { dropOffAt: minute(60), pickUpAt: minute(120) };
    await markersOf(world.deps, stay, 1);
    const { query } = world.db;
    const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Deps['db']['query'] = async <Row>(text: string, values?: readonly unknown[]) => {
      const rows = await query<Row>(text, values);
      answered.resolve();
      await released.promise;
      return rows;
    };
    Object.assign(world.db, { query: slow });
    const early = freshIndex(world.deps);
    await answered.promise;
    Object.assign(world.db, { query });
    const [id] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }) }]);
    const later = markersOf(world.deps, stay, 1);
    released.resolve();
    expect((await later).map((each) => each.id)).toEqual([id]);
    await early;
  });

  it('has nothing of a transaction that was taken back, and all of one that was committed late', async () => {
    const stay = { dropOffAt: minute(60), pickUpAt: minute(120) };
    const [id = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }) }]);
    const nameNow = async () => (await markersOf(other, stay, 1))[0]?.name;
    const rename = (name: string, inBetween: () => Promise<unknown>) =>
      inTransaction(world.deps, async (em) => {
        await sqlRows(em, 'update listings set name = $2 where id = $1', [id, name]);
        await inBetween();
      });
    const before = await nameNow();
    const later = async () => {
      expect(await nameNow()).toBe(before);
      // A transaction that began later ends first: the earlier one's number is older than what was seen.
      await world.addListings([{ rules: rulesOf(), name: 'Later' }]);
      expect(await markersOf(other, stay, 1)).toHaveLength(2);
    };
    await rename('Night Books', later);
    expect((await markersOf(other, stay, 1)).map(({ name }) => name).toSorted()).toEqual(['Later', 'Night Books']);
    const takenBack = rename('Never', async () => {
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    expect((await markersOf(other, stay, 1)).map(({ name }) => name).toSorted()).toEqual(['Later', 'Night Books']);
  });

  it('never shows a part of what one transaction wrote, however many write and search at once', async () => {
    const [id = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }), capacity: 10 }]);
    const stay = { dropOffAt: minute(60), pickUpAt: minute(120) };
    await world.addBookings([{ listingId: id, ...stay, bags: 5 }]);
    // Capacity and what is held go up and down together: five places are free before and after each.
    const grow = [`update listings set max_capacity = 20`, `update bookings set bags_count = 15`];
    const shrink = [`update bookings set bags_count = 5`, `update listings set max_capacity = 10`];
    let isOver = false;
    const write = async () => {
      for (let turn = 0; turn < 40; turn += 1)
        await inTransaction(world.deps, async (em) => {
          for (const statement of turn % 2 === 0 ? grow : shrink) await sqlRows(em, statement);
        });
    };
    const seen = new Set<number>();
    const read = async (deps: Deps) => {
      while (!isOver) {
        const [location] = (await openPool(deps, { area, stay, bagsCount: 1 })).near();
        expect(location?.facts.room).toBe(5);
        seen.add(location?.listing.capacity ?? 0);
      }
    };
    const readers = [world.deps, other, other].map(read);
    await write().finally(() => (isOver = true));
    await Promise.all(readers);
    expect([...seen].toSorted((one, two) => one - two)).toEqual([10, 20]);
  });

  it('counts bags that were not fetched, whatever the microsecond', async () => {
    const [id = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }), capacity: 3 }]);
    const stay = { dropOffAt: minute(-120), pickUpAt: minute(-60) };
    await world.addBookings([{ listingId: id, ...stay, bags: 3, checkedInAt: minute(-120) }]);
    await expectPlain({ dropOffAt: minute(60), pickUpAt: minute(120) }, 1);
    await expectPlain({ dropOffAt: minute(48 * 60), pickUpAt: minute(49 * 60) }, 1);
  });

  it('has few traces of a location that is written to again and again', async () => {
    const [id = ''] = await world.addListings([{ rules: rulesOf() }]);
    for (let turn = 0; turn < 500; turn += 1)
      await world.db.query(`update listings set amenities = '{"lift": true}' where id = $1`, [id]);
    const [row] = await world.db.query<{ count: number }>(
      'select count(*)::int as count from location_changes where listing_id = $1',
      [id],
    );
    // One write in twenty trims: that none of 300 did happens once in five million.
    expect(row?.count).toBeLessThan(300);
    await freshIndex(world.deps);
    await world.db.query(`update listings set amenities = '{"camera": true}' where id = $1`, [id]);
    expect(
      (
        await openPool(world.deps, { area, stay: { dropOffAt: minute(60), pickUpAt: minute(120) }, bagsCount: 1 })
      ).near()[0]?.amenities,
    ).toBe(amenityBit('camera'));
  });

  it('leaves a location out whose zone the time data of the process lacks, and says so; all others are found', async () => {
    const [odd = '', id = ''] = await world.addListings(
      [1, 2].map(() => ({ rules: rulesOf({ availableFullTime: true }) })),
    );
    const stay = { dropOffAt: minute(60), pickUpAt: minute(120) };
    const move = (zone: string) => world.db.query('update listings set time_zone = $2 where id = $1', [odd, zone]);
    await move('America/Founded_Tomorrow');
    const found = async (deps: Deps) => (await markersOf(deps, stay, 1)).map((each) => each.id);
    expect(await found(world.deps)).toEqual([id]);
    expect(indexState(world.deps)).toMatchObject({ locations: 1, leftOut: 1 });
    expect(await found(await world.otherProcess())).toEqual([id]);
    await move('America/Toronto');
    expect(await found(world.deps)).toEqual([odd, id].toSorted());
    expect(indexState(world.deps)).toMatchObject({ locations: 2, leftOut: 0 });
  });

  it('is right after a read of new prices that failed', async () => {
    const stay = { dropOffAt: minute(60), pickUpAt: minute(120) };
    const { index } = await freshIndex(world.deps);
    const [id = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }) }]);
    await world.db.query('update listings set price_per_hour = 777 where id = $1', [id]);
    const failing: Read = async (text, values) => {
      if (text.includes('country_pricings')) throw new Error('connection lost');
      return world.db.query(text, values);
    };
    await expect(renewListings(index, failing, [id], index.shared)).rejects.toThrow('connection lost');
    await expectPlain(stay, 1);
    expect((await markersOf(world.deps, stay, 1)).map((each) => each.id)).toEqual([id]);
  });

  it('is loaded anew where the server is another one, which may have lost what was seen', async () => {
    const stay = { dropOffAt: minute(60), pickUpAt: minute(120) };
    const [id = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }) }]);
    const before = await freshIndex(world.deps);
    // The write is lost with its trace, as where a stand-by that had not heard of it takes over.
    await inTransaction(world.deps, async (em) => {
      await sqlRows(em, 'set local session_replication_role = replica');
      await sqlRows(em, `update listings set name = 'Older' where id = $1`, [id]);
    });
    expect((await markersOf(world.deps, stay, 1))[0]?.name).toBe('York Street Coffee');
    const { query } = world.db;
    const fromAnother: Deps['db']['query'] = async <Row>(text: string, values?: readonly unknown[]) =>
      (await query<Row & object>(text, values)).map((row) => ('server' in row ? { ...row, server: 'another' } : row));
    Object.assign(world.db, { query: fromAnother });
    expect((await markersOf(world.deps, stay, 1))[0]?.name).toBe('Older');
    Object.assign(world.db, { query });
    expect((await freshIndex(world.deps)).index).not.toBe(before.index);
  });

  it('takes as long to load as it needs, whatever a statement may take', async () => {
    const rules = rulesOf({ availableFullTime: true });
    await world.addListings(Array.from({ length: 4000 }, () => ({ rules })));
    const [{ name = '' } = {}] = await world.db.query<{ name: string }>('select current_database() as name');
    const patience = (text: string) =>
      world.db.query(`alter role current_user in database "${name}" set statement_timeout = '${text}'`);
    await patience('5ms');
    onTestFinished(async () => void (await patience('15s')));
    const started = await world.otherProcess();
    await expect(started.db.query('select count(*) from generate_series(1, 2000000)')).rejects.toThrow('timeout');
    await freshIndex(started);
    expect(indexState(started)).toMatchObject({ locations: 4000 });
  });

  it('says how many locations it has and how old it is', async () => {
    await world.addListings([{ rules: rulesOf() }, { rules: rulesOf(), published: false }]);
    await freshIndex(world.deps);
    expect(indexState(world.deps)).toMatchObject({ locations: 1, loadSeconds: expect.any(Number) });
  });
});
