import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earn } from '#server/modules/payouts/payouts.fixture.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { bookingsOf } from '../booking/hosting/location-week.ts';
import { earnedAmounts, type EarnedRow, earnedSql, earnedValues } from './earned.sql.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const DAYS = 5;
const START = Instant.parse('2026-11-20T00:00:00Z').epochSecond();
const second = fc.integer({ min: 0, max: DAYS * 86_400 });
const share = fc.record({
  at: second,
  minor: fc.integer({ min: 1, max: 900 }),
  currency: fc.constantFrom('CAD', 'USD'),
  place: fc.constantFrom(null, 0, 1),
});
const stretch = fc.record({ one: second, other: second, place: fc.constantFrom(null, 0, 1) });

it('what is asked of the kept sums is what the entries come to, whatever stretch is asked for', async () => {
  const now = t.clock.now();
  const traveller = await t.as(await makeUser(t));
  const { userId } = await makeUser(t, { isPartner: true });
  const places = await Promise.all(
    [0, 1].map(async () => {
      const { id } = await makeListing(t, { capacity: 50, ownerId: userId });
      const { id: bookingId } = await traveller.booking.create({ ...aBooking(id), card: { cardToken: 'tok_visa' } });
      return { listingId: id, bookingId };
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(share, { maxLength: 12 }),
      fc.array(stretch, { minLength: 3, maxLength: 3 }),
      async (shares, asked) => {
        for (const { at, minor, currency, place } of shares) {
          t.clock.set(Instant.ofEpochSecond(START + at));
          await earn(t, userId, minor, currency, place === null ? null : (places[place]?.bookingId ?? null));
        }
        const stretches = asked.map(({ one, other, place }) => ({
          listingId: place === null ? null : (places[place]?.listingId ?? null),
          since: Instant.ofEpochSecond(START + Math.min(one, other)),
          until: Instant.ofEpochSecond(START + Math.max(one, other)),
        }));
        const rows = await Promise.all(
          stretches.map(({ listingId, since, until }) =>
            t.rows<{ currency: string; minor: number }>(
              `select e.currency, (-sum(e.amount_minor))::float8 as minor
             from ledger_entries e join ledger_transactions x on x.id = e.transaction_id and x.kind = 'earning'
             left join bookings b on b.id = x.booking_id
             where e.partner_id = $1 and e.occurred_at >= $2 and e.occurred_at < $3
               and ($4::uuid is null or b.listing_id = $4) group by e.currency order by e.currency`,
              [userId, since.toString(), until.toString(), listingId],
            ),
          ),
        );
        const earned = await Promise.all(
          stretches.map(({ listingId, since, until }) => {
            const sql = earnedSql({ partner: '$1', of: listingId === null ? null : bookingsOf('$6'), first: 2 });
            const values = [userId, ...earnedValues([{ name: 'asked', since, until }])];
            return t.db.query<EarnedRow>(sql, listingId === null ? values : [...values, listingId]);
          }),
        );
        expect(earned.map(earnedAmounts)).toEqual(rows);
      },
    ),
    { numRuns: 12 },
  );
  t.clock.set(now);
});
