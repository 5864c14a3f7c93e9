import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { markCustody } from '#server/testing/custody-marks.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { Orders0360 } from '../../../migrations/0360-orders.ts';
import { migrations } from '../../../migrations/all.ts';
import { paid } from './order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The migration and those after it, the newest last. */
const since = migrations.slice(migrations.indexOf(Orders0360));

/** Runs one way of them in a transaction each, as the migrator does. */
async function run(way: 'up' | 'down'): Promise<void> {
  for (const Each of way === 'up' ? since : since.toReversed()) {
    const migration = new Each({} as never, {} as never);
    migration[way]();
    await t.db.fork().transactional(async (em) => {
      for (const query of migration.getQueries()) await sqlRows(em, String(query));
    });
  }
}

const orders = () =>
  t.rows(
    `select o.id, o.code, o.user_id, o.current_booking_id, o.penalty_free, o.checked_in_at, o.checked_in_bags, o.bags_inside,
       o.inside_listing_id, (select array_agg(b.id order by b.version) from bookings b where b.order_id = o.id) as versions
     from orders o order by o.id`,
  );

it('bookings of before are given their orders, with custody, code and versions, and back', async () => {
  const changed = await paid(t, 5);
  const { person, bookingId } = changed;
  await person.booking.edit({
    requestId: randomUUID(),
    bookingId,
    stay: { pickUpAt: '2026-11-25T16:00-05:00' },
    card: { cardToken: 'tok_visa' },
  });
  await person.booking.edit({ requestId: randomUUID(), bookingId: await currentOf(bookingId), bagsCount: 2 });
  await markCustody(t, bookingId, { bags: 1 });
  const canceled = await paid(t);
  await canceled.person.booking.cancel({ requestId: randomUUID(), bookingId: canceled.bookingId });
  await paid(t);
  const before = await orders();
  await run('down');
  const chain = await t.rows<{ replaces: string | null; inside: boolean }>(
    'select replaces_booking_id as replaces, checked_in_at is not null as inside from bookings where user_id = $1 order by created_at, id',
    [changed.who.userId],
  );
  expect(chain.filter(({ replaces }) => replaces !== null)).toHaveLength(2);
  expect(chain.filter(({ inside }) => inside)).toHaveLength(1);
  await run('up');
  expect(await orders()).toEqual(before);
});

async function currentOf(orderId: string): Promise<string> {
  const [row] = await t.rows<{ id: string }>('select current_booking_id as id from orders where id = $1', [orderId]);
  return row?.id ?? '';
}

it('does not go back once bags of an order were handed back in parts', async () => {
  const { bookingId, listing, who } = await paid(t);
  for (const sequence of [1, 2])
    await t.rows(
      `insert into hand_overs (id, listing_id, sequence, booking_id, kind, bags_count, happened_at, user_id, user_name, request_id,
         previous_hash, hash)
       values (gen_random_uuid(), $1, $2::int, $3, 'out', 1, now(), $4, 'Ada', gen_random_uuid(), repeat('0', 64), repeat($2::int::text, 64))`,
      [listing.id, sequence, bookingId, who.userId],
    );
  await expect(run('down')).rejects.toThrow('handed back in parts');
});
