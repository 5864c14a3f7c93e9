import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lateUntil } from '#shared/availability/late-until.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { peakOfOrders, type OrderRoom } from '#shared/capacity/order-room.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newId } from '#server/platform/ids.ts';
import { paid } from './order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-25T17:00:00Z');
const hour = fc.integer({ min: -30, max: 60 });
const version = fc.record({
  from: hour,
  length: fc.integer({ min: 1, max: 30 }),
  bags: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom('pending', 'confirmed', 'canceled'),
});
const order = fc.record({
  versions: fc.array(version, { minLength: 1, maxLength: 3 }),
  inside: fc.option(fc.integer({ min: 1, max: 6 })),
});
const iso = (at: number): string => new Date(at).toISOString();

it('an order holds the most of its live versions and what is inside, in the database as in the shared rule', async () => {
  const { order: model } = await paid(t);
  t.clock.set(Instant.ofEpochMilli(NOW));
  await t.rows('alter table bookings disable trigger keep_capacity');
  await t.rows('alter table bookings drop constraint bookings_one_in_force');
  const rules = {
    zone: 'America/Toronto',
    availableFullTime: false,
    weekly: [
      { day: 'monday', from: 480, to: 1200 },
      { day: 'wednesday', from: 540, to: 720 },
      { day: 'wednesday', from: 780, to: 1020 },
      { day: 'thursday', from: 0, to: 1440 },
      { day: 'friday', from: 0, to: 120 },
    ],
    special: [],
    closures: [{ from: '2026-11-27', to: '2026-11-28' }],
  } as const;
  const listing = await makeListing(t, { capacity: 50, rules });
  const until = lateUntil(compileOpening(rules), Instant.ofEpochMilli(NOW)).toEpochMilli();
  const [sql] = await t.rows<{ until: Date }>('select late_until($1, product_now()) as until', [listing.id]);
  expect(sql?.until.getTime()).toBe(until);
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { maxLength: 5 }),
      hour,
      fc.integer({ min: 1, max: 40 }),
      async (orders, from, length) => {
        await t.rows('delete from bookings where listing_id = $1', [listing.id]);
        const rooms: OrderRoom[] = [];
        for (const { versions, inside } of orders) {
          const ids = versions.map(() => newId());
          for (const [index, { from: since, length: hours, bags, status }] of versions.entries())
            await t.rows(
              `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', $2::text, 'order_id', $3::text,
               'version', $4::int, 'listing_id', $5::text, 'drop_off_at', $6::text, 'pick_up_at', $7::text,
               'bags_count', $8::int, 'status', $9::text, 'hold_expires_at', $10::text,
               'code', case when $4::int = 1 then 'CLK-' || $2::text else b.code end))).*
             from bookings b where b.id = $1`,
              [
                model.id,
                ids[index],
                ids[0],
                index + 1,
                listing.id,
                iso(NOW + since * HOUR),
                iso(NOW + (since + hours) * HOUR),
                bags,
                status,
                status === 'pending' ? iso(NOW + HOUR) : null,
              ],
            );
          const current = versions[0];
          if (current === undefined) continue;
          const pickUp = NOW + (current.from + current.length) * HOUR;
          if (inside !== null)
            await t.rows(
              `update orders set checked_in_at = $2, checked_in_bags = $3, bags_inside = $3, inside_listing_id = $4 where id = $1`,
              [ids[0], iso(NOW - 40 * HOUR), inside, listing.id],
            );
          rooms.push({
            versions: versions
              .filter(({ status }) => status !== 'canceled')
              .map(({ from: since, length: hours, bags }) => [NOW + since * HOUR, NOW + (since + hours) * HOUR, bags]),
            inside: inside === null ? null : [NOW - 40 * HOUR, pickUp > NOW ? pickUp : until, inside],
          });
        }
        const span = [NOW + from * HOUR, NOW + (from + length) * HOUR] as const;
        const [row] = await t.rows<{ peak: number }>('select peak_of_bags($1, $2, $3, product_now(), null) as peak', [
          listing.id,
          iso(span[0]),
          iso(span[1]),
        ]);
        expect(row?.peak).toBe(peakOfOrders(rooms, span[0], span[1]));
      },
    ),
    { numRuns: 60 },
  );
});
