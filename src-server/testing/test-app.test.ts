import { expect, it } from 'vitest';
import { booked } from '#server/modules/booking/order.fixture.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { createTestAppForTest } from './test-app.ts';

it('a test’s own write that meets the product’s locks in another order is done again', async () => {
  const t = await createTestAppForTest();
  const { bookingId, listing } = await booked(t);
  let own: Promise<readonly unknown[]> = Promise.resolve([]);
  await inTransaction(t, async (em) => {
    await sqlRows(em, 'select 1 from listing_capacity where listing_id = $1 for update', [listing.id]);
    own = t.rows('update bookings set bags_count = 2 where id = $1 returning bags_count', [bookingId]);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => t.rows(waiting)).not.toEqual([]);
    await sqlRows(em, 'select 1 from bookings where id = $1 for update', [bookingId]);
  });
  expect(await own).toEqual([{ bags_count: 2 }]);
});
