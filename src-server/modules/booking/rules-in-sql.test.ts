import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { type DisputeOfOrder, orderSums, type PaymentOfOrder, type RefundOfOrder } from '#shared/booking/order-sums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingStatuses, holdsBags } from '#shared/booking/states.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { soldTaxRate } from '#shared/pricing/tax.ts';
import { newId } from '#server/platform/ids.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked } from './order.fixture.ts';
import { soldTaxRateSql } from './sold-quote.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const minute = (count: number): Instant => Instant.parse('2026-11-21T12:00:00Z').plusSeconds(count * 60);
const near = fc.integer({ min: -2, max: 2 }).map(minute);
const text = (at: Instant | null): string | null => at?.toString() ?? null;

describe('the rules of shared/booking and the functions of the database', () => {
  it('agree on what holds bags', async () => {
    // A booking has an end of its hold exactly while it is pending; the database keeps that.
    const booking = fc
      .record({ status: fc.constantFrom(...bookingStatuses), end: near, at: near })
      .map(({ status, end, at }) => ({ status, end: status === 'pending' ? end : null, at }));
    await fc.assert(
      fc.asyncProperty(booking, async ({ status, end, at }) => {
        const [row] = await t.rows<{ holds: boolean }>('select holds_bags($1, $2, $3) as holds', [
          status,
          text(end),
          text(at),
        ]);
        expect(row?.holds).toBe(holdsBags(status, end, at));
      }),
      { numRuns: 150 },
    );
  });
});

it('a sold quote contains tax by one rate, for receipts and in the database; by none where there is no quote', async () => {
  const rateOf = async (quote: unknown) => {
    const [row] = await t.rows<{ rate: number }>(`select ${soldTaxRateSql('$1::jsonb')} as rate`, [
      JSON.stringify(quote),
    ]);
    return row?.rate;
  };
  const { bookingId } = await booked(t);
  const [row] = await t.rows<{ quote: Quote }>('select quote from bookings where id = $1', [bookingId]);
  const quote = row?.quote ?? expect.unreachable();
  expect(soldTaxRate(quote)).toBe(130_000);
  expect(await rateOf(quote)).toBe(soldTaxRate(quote));
  expect(await rateOf(null)).toBe(0);
});

describe('what an order holds of its money', () => {
  const payment = fc.record({
    minor: fc.integer({ min: 100, max: 5000 }),
    status: fc.constantFrom('open', 'requires_action', 'succeeded', 'failed', 'canceled'),
    /** On the booking itself, or on the one whose place it took. */
    isEarlier: fc.boolean(),
    refunds: fc.array(
      fc.record({
        minor: fc.integer({ min: 1, max: 30 }),
        status: fc.constantFrom('requested', 'succeeded', 'failed'),
      }),
      { maxLength: 3 },
    ),
  });

  it('is what was paid for all of its versions, less what goes or went back', async () => {
    const { bookingId: earlier } = await booked(t, 50);
    const later = newId();
    await t.rows(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
         'id', $2::text, 'order_id', b.order_id, 'version', 2, 'status', 'canceled', 'hold_expires_at', null))).* from bookings b where id = $1`,
      [earlier, later],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { maxLength: 4 }), async (payments) => {
        await t.rows('delete from refunds');
        await t.rows('delete from payments');
        for (const { minor, status, isEarlier, refunds } of payments) {
          const id = newId();
          const at = t.clock.now().toString();
          await t.rows(
            `insert into payments (id, booking_id, method, amount_minor, currency, status, created_at, updated_at)
             values ($1, $2, 'card_token', $3, 'CAD', $4, $5, $5)`,
            [id, isEarlier ? earlier : later, minor, status, at],
          );
          // Only what was paid is ever given back.
          for (const refund of status === 'succeeded' ? refunds : [])
            await t.rows(
              `insert into refunds (id, payment_id, booking_id, amount_minor, currency, reason, status, group_id, created_at)
               values ($1, $2, $3, $4, 'CAD', 'test', $5, $1, $6)`,
              [newId(), id, later, refund.minor, refund.status, at],
            );
        }
        const sum = (of: readonly { readonly minor: number }[]) => of.reduce((all, { minor }) => all + minor, 0);
        const expected = (isPart: (each: (typeof payments)[number]) => boolean) => {
          const made = payments.filter((each) => each.status === 'succeeded' && isPart(each));
          return sum(made) - sum(made.flatMap(({ refunds }) => refunds.filter(({ status }) => status !== 'failed')));
        };
        const [row] = await t.rows<{ later: number; earlier: number }>(
          'select net_paid($1) as later, net_paid($2) as earlier',
          [later, earlier],
        );
        // Any version of the order tells the whole.
        const whole = expected(() => true);
        expect(row).toEqual({ later: whole, earlier: whole });
      }),
      { numRuns: 40 },
    );
  });

  it('takes of a payment what the bank took, no more than what is left, as the sums of an order do', async () => {
    const { bookingId } = await booked(t, 50);
    const refund = fc.record({ part: fc.integer({ min: 0, max: 100 }), isAllowance: fc.boolean() });
    const dispute = fc.record({
      minor: fc.integer({ min: 1, max: 4000 }),
      state: fc.constantFrom('inquiry', 'lapsed', 'open', 'won', 'lost'),
    });
    const paid = fc.record({
      minor: fc.integer({ min: 100, max: 3000 }),
      refunds: fc.array(refund, { maxLength: 2 }),
      disputes: fc.array(dispute, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(paid, { maxLength: 3 }), async (payments) => {
        for (const table of ['disputes', 'refunds', 'payments']) await t.rows(`delete from ${table}`);
        const at = t.clock.now().toString();
        const rows = { payments: [], refunds: [], disputes: [] } as {
          payments: PaymentOfOrder[];
          refunds: RefundOfOrder[];
          disputes: DisputeOfOrder[];
        };
        for (const { minor, refunds, disputes } of payments) {
          const id = newId();
          rows.payments.push({ id, minor });
          await t.rows(
            `insert into payments (id, booking_id, method, amount_minor, currency, status, created_at, updated_at)
             values ($1, $2, 'card_token', $3, 'CAD', 'succeeded', $4, $4)`,
            [id, bookingId, minor, at],
          );
          let left = minor;
          for (const { part, isAllowance } of refunds) {
            const back = Math.floor((left * part) / 100);
            if (back === 0) continue;
            left -= back;
            rows.refunds.push({ paymentId: id, minor: back, isByChange: !isAllowance });
            await t.rows(
              `insert into refunds (id, payment_id, booking_id, amount_minor, currency, reason, group_id, is_allowance, created_at)
               values ($1, $2, $3, $4, 'CAD', 'test', $1, $5, $6)`,
              [newId(), id, bookingId, back, isAllowance, at],
            );
          }
          for (const { minor: taken, state } of disputes) {
            rows.disputes.push({ paymentId: id, minor: taken, state });
            await t.rows(
              `insert into disputes (id, provider_dispute_id, payment_id, booking_id, amount_minor, currency, reason, state, opened_at, closed_at)
               values ($1::uuid, ($1::uuid)::text, $2, $3, $4, 'CAD', 'fraudulent', $5, $6, case when $5 in ('lapsed', 'won', 'lost') then $6::timestamptz end)`,
              [newId(), id, bookingId, taken, state, at],
            );
          }
        }
        const [row] = await t.rows<Record<string, number>>(
          `select coalesce(sum(paid), 0)::float8 as paid, coalesce(sum(returned), 0)::float8 as returned,
             coalesce(sum(disputed), 0)::float8 as disputed, coalesce(sum(lost), 0)::float8 as lost,
             net_paid($1)::float8 as returnable, charged_to($1)::float8 as charged from payment_sums($1)`,
          [bookingId],
        );
        expect(row).toEqual(orderSums(rows.payments, rows.refunds, rows.disputes));
      }),
      { numRuns: 40 },
    );
  });
});
