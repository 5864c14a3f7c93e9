import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countBookings } from './count-bookings.ts';
import { confirmedOrder } from './operations.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('bookings are counted up to a thousand; that there are more is said again for a minute', async () => {
  const { id } = await confirmedOrder(t);
  await t.rows(
    `insert into bookings (id, code, listing_id, user_id, status, drop_off_at, pick_up_at, bags_count, first_name, last_name,
       email, quote, currency, total_minor, confirmed_at, created_at)
     select gen_random_uuid(), 'MANY-' || n, listing_id, user_id, status, drop_off_at + n * interval '1 day',
       pick_up_at + n * interval '1 day', 1, first_name, last_name, email, quote, currency, total_minor, confirmed_at, created_at
     from bookings cross join generate_series(1, 1000) n where id = $1`,
    [id],
  );
  const search = { where: `b.status = $1`, values: ['confirmed'], key: 'confirmed' };
  const count = () => countBookings(t.deps, search);
  expect(await count()).toEqual({ count: 1000, isMore: true });
  await t.rows(`delete from bookings where code = 'MANY-1' or code = 'MANY-2'`);
  expect(await count()).toEqual({ count: 1000, isMore: true });
  t.clock.forward(1);
  expect(await count()).toEqual({ count: 999, isMore: false });
  // Fewer are counted each time.
  await t.rows(`delete from bookings where code = 'MANY-3'`);
  expect(await count()).toEqual({ count: 998, isMore: false });
});
