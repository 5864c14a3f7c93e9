import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, statusOf } from '../order.fixture.ts';
import { confirmedOrder, type Country } from './operations.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const DAY = 60 * 24;
const card = { cardToken: 'tok_visa' };
/** In hours of the day of the stay. */
const stays = { longer: '2026-11-25T18:00-05:00', shorter: '2026-11-25T12:00-05:00' } as const;

const share = fc.constantFrom('kept' as const, 'takenBack' as const);
/** Of what the order holds, in per cent. */
const percent = fc.integer({ min: 1, max: 100 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), percent, share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), percent, share }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('longer', 'shorter', 'earn', 'cardRefuses', 'settle', 'travellerCancels'),
    }),
  },
);

/** What a step may be answered instead of being done; anything else is a bug. */
const refusals = new Set([
  'bookingAlreadyStarted',
  'bookingNotChangeable',
  'bookingNotCancelable',
  'nothingChanged',
  'orderNotRefundable',
  'refundTooMuch',
  'shareNotEarned',
  'refundWaitsAlready',
  'secondAdministratorNeeded',
]);
const keyOf = (error: unknown): unknown => Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'key');
/** @returns the answer, or null where it was refused for one of those reasons */
const tried = <Answer>(work: Promise<Answer>): Promise<Answer | null> =>
  work.catch((error: unknown) => {
    if (!refusals.has(String(keyOf(error)))) throw error;
    return null;
  });

async function settle() {
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
}

interface Money {
  readonly paid: number;
  readonly back: number;
  readonly allowed: number;
  readonly provider: number;
  readonly partner: number;
  readonly earned: number;
  readonly clawed: number;
  readonly travellers: number;
  readonly isOpen: boolean;
}

/** The money of an order with all it replaced, as payments and refunds tell it and as the ledger does. */
async function moneyOf(bookingId: string): Promise<Money> {
  const [row] = await t.rows<Money>(
    `with chain as (
       select v.id from bookings b join bookings v on v.order_id = b.order_id where b.id = $1),
     entries as (
       select l.kind, e.account, e.amount_minor from ledger_transactions l join ledger_entries e on e.transaction_id = l.id
       where l.booking_id in (select id from chain)),
     r as (select r.* from refunds r join payments p on p.id = r.payment_id where p.booking_id in (select id from chain))
     select
       (select coalesce(sum(amount_minor), 0) from payments where status = 'succeeded' and booking_id in (select id from chain))::float8 as paid,
       (select coalesce(sum(amount_minor), 0) from r where status <> 'failed')::float8 as back,
       (select coalesce(sum(amount_minor), 0) from r where status <> 'failed' and is_allowance)::float8 as allowed,
       (select exists (select from r where status = 'requested')) as "isOpen",
       coalesce(sum(amount_minor) filter (where account = 'provider'), 0)::float8 as provider,
       coalesce(sum(amount_minor) filter (where account = 'travellers'), 0)::float8 as travellers,
       0 - coalesce(sum(amount_minor) filter (where account = 'partner'), 0)::float8 as partner,
       0 - coalesce(sum(amount_minor) filter (where account = 'partner' and kind = 'earning'), 0)::float8 as earned,
       coalesce(sum(amount_minor) filter (where account = 'partner' and kind = 'claw_back'), 0)::float8 as clawed
     from entries`,
    [bookingId],
  );
  return row ?? expect.fail('no money');
}

/** What holds after every step, whatever it was. */
async function expectTrue(bookingId: string, support: Awaited<ReturnType<TestApp['as']>>): Promise<void> {
  await expectBalancedLedger(t);
  const { paid, back, earned, clawed, partner } = await moneyOf(bookingId);
  const { held } = await support.admin.bookings.get({ booking: bookingId });
  expect(back).toBeLessThanOrEqual(paid);
  expect(held.minor).toBe(paid - back);
  expect(clawed).toBeLessThanOrEqual(earned);
  expect(partner).toBe(earned - clawed);
}

it.each(['CA', 'JP', 'KW'] as const)(
  'any order of refunds, allowances, changes, earnings, cancellations and refused cards in %s: the ledger sums to nothing, nothing goes back twice or beyond what was paid, nothing is asked for twice',
  async (country: Country) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        const start = t.clock.now();
        // So many bags in Japan that taking a share back needs two.
        const made = await confirmedOrder(t, country, country === 'JP' ? 20 : 1);
        await t.sandbox.settled();
        let bookingId = made.id;
        const { traveller } = made;
        // New ones for each history: what one administrator gives away in a day is bounded.
        const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
        const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
        // Three-decimal currencies move in tens.
        const step = country === 'KW' ? 10 : 1;
        for (const each of steps) {
          const before = await moneyOf(bookingId);
          const held = before.paid - before.back;
          const minor = 'percent' in each ? Math.max(1, Math.floor((held * each.percent) / 100)) : 0;
          const given = minor - (minor % step);
          const decision = {
            bookingId,
            minor,
            held,
            share: 'share' in each ? each.share : ('kept' as const),
            reason: 'goodwill' as const,
            note: '',
            requestId: randomUUID(),
          };
          if (each.kind === 'refund') {
            const answer = await tried(support.admin.bookings.refund(decision));
            let isDone = answer !== null;
            if (answer?.outcome === 'waits') {
              const [proposal] = await t.rows<{ id: string }>(
                'select id from refund_proposals where booking_id = $1 and outcome is null',
                [bookingId],
              );
              expect((await moneyOf(bookingId)).back).toBe(before.back);
              const agreed = await tried(finance.admin.bookings.agree({ bookingId, proposalId: proposal?.id ?? '' }));
              isDone = agreed !== null;
            }
            // What the bounds of an order or a day refuse moves nothing.
            expect((await moneyOf(bookingId)).back).toBe(before.back + (isDone ? given : 0));
            // The same request once more is the same refund.
            const after = await moneyOf(bookingId);
            if (isDone) await support.admin.bookings.refund(decision);
            expect(await moneyOf(bookingId)).toEqual(after);
          }
          if (each.kind === 'cancel') await tried(finance.admin.bookings.cancel(decision));
          if (each.kind === 'travellerCancels')
            await tried(traveller.booking.cancel({ requestId: randomUUID(), bookingId }));
          if (each.kind === 'longer' || each.kind === 'shorter') {
            const wish = { requestId: randomUUID(), bookingId, stay: { pickUpAt: stays[each.kind] }, card };
            const answer = await tried(traveller.booking.edit(wish));
            if (answer?.status === 'confirmed') {
              bookingId = answer.booking.id;
              const { total } = await traveller.booking.get({ bookingId });
              const after = await moneyOf(bookingId);
              // It holds its price less what was given back for good, and was charged no more than what was missing.
              const due = Math.max(0, total.minor - before.allowed);
              expect(after.paid - before.paid).toBe(Math.max(0, due - held));
              expect(after.paid - after.back).toBe(due);
            }
          }
          if (each.kind === 'earn') {
            t.clock.forward(DAY * 30);
            await t.jobs.tick(t.deps, 'complete-bookings');
            t.clock.set(start);
          }
          if (each.kind === 'cardRefuses') {
            const refusal = { ok: false as const, failure: { kind: 'invalid' as const, message: 'no', code: null } };
            await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund: async () => refusal } });
          }
          if (each.kind === 'settle') await settle();
          await expectTrue(bookingId, support);
        }
        // Tries again wait for days.
        for (let tries = 0; tries < 6; tries += 1) {
          t.clock.forward(DAY * 5);
          await settle();
        }
        t.clock.set(start);
        await expectTrue(bookingId, support);
        const { paid, back, provider, travellers, isOpen, earned } = await moneyOf(bookingId);
        if (!isOpen) expect(provider).toBe(paid - back);
        const status = (await statusOf(t, bookingId))?.status;
        // Of an order that is over no one owes its traveller anything any more; one to come holds what is theirs.
        if (!isOpen && (status === 'completed' || earned > 0)) expect(travellers).toBe(0);
        if (!isOpen && status === 'confirmed') expect(0 - travellers).toBe(paid - back);
      }),
      { numRuns: 12 },
    );
  },
  180_000,
);
