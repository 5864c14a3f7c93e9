import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paymentsOf } from '../order.fixture.ts';
import { accountsOf, atProvider, complete, owedTo, settle, soldOrder } from './disputes.fixture.ts';

let t: TestApp;
let finance: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(() => t.close());

const stays = { shorter: '2026-11-25T12:30-05:00', longer: '2026-11-25T18:00-05:00' } as const;
type Sold = Awaited<ReturnType<typeof soldOrder>>;

async function change({ person }: Sold, bookingId: string, pickUpAt: string): Promise<string> {
  const wish = { requestId: randomUUID(), bookingId, stay: { pickUpAt }, card: { cardToken: 'tok_visa' } };
  const { booking } = await person.booking.edit(wish);
  await settle(t);
  return booking.id;
}
async function lose(intentId: string, isWhole = false) {
  const id = t.sandbox.dispute(intentId, { isWhole });
  await settle(t);
  await atProvider.lose(t, id);
  await settle(t);
}

describe('a sale that was charged back', () => {
  it('before it is earned leaves no share, no fees, no tax', async () => {
    const one = await soldOrder(t);
    await lose(one.intentId);
    await complete(t);
    expect(await accountsOf(t, one.bookingId)).toEqual({});
    expect(await owedTo(t, one.listing.ownerId)).toBe(0);
  });

  it('after it was earned neither', async () => {
    const one = await soldOrder(t);
    await complete(t);
    await lose(one.intentId);
    expect(await accountsOf(t, one.bookingId)).toEqual({});
    expect(await owedTo(t, one.listing.ownerId)).toBe(0);
  });

  it.each([true, false])(
    'of a part (earned first: %s) takes that part of share, tax and fees',
    async (isEarnedFirst) => {
      const one = await soldOrder(t);
      const head = await change(one, one.bookingId, stays.longer);
      const [later] = await paymentsOf(t, head);
      if (isEarnedFirst) await complete(t);
      await lose(later?.provider_intent_id ?? '');
      if (!isEarnedFirst) await complete(t);
      const accounts = await accountsOf(t, one.bookingId);
      const { partner = 0, tax = 0, fees = 0 } = accounts;
      expect(accounts).toEqual({ provider: one.total, partner, tax, fees });
      expect(-(partner + tax + fees)).toBe(one.total);
      expect(-tax).toBe(Math.round(one.total - one.total / 1.13));
      expect(await owedTo(t, one.listing.ownerId)).toBe(-partner);
      await expectBalancedLedger(t);
    },
  );

  it('undoes goodwill of the same order too', async () => {
    const one = await soldOrder(t);
    await complete(t);
    const decision = {
      bookingId: one.bookingId,
      minor: 500,
      held: one.total,
      share: 'kept',
      reason: 'shopLate',
    } as const;
    await finance.admin.bookings.refund({ ...decision, note: '', requestId: randomUUID() });
    await settle(t);
    await lose(one.intentId);
    expect(await accountsOf(t, one.bookingId)).toEqual({});
  });
});

describe('a dispute of all after a part went back', () => {
  it('takes what was left; no sum is negative, a change of equal price asks for nothing, and winning gives the rest', async () => {
    const one = await soldOrder(t);
    const bookingId = await change(one, one.bookingId, stays.shorter);
    const { total } = await one.person.booking.get({ bookingId });
    expect(total.minor).toBeLessThan(one.total);
    const id = t.sandbox.dispute(one.intentId, { isWhole: true });
    await settle(t);
    expect(await one.person.booking.get({ bookingId })).toMatchObject({
      paid: { minor: 0 },
      refundable: { minor: 0 },
      disputed: { minor: total.minor },
    });
    const same = { bookingId, stay: { pickUpAt: '2026-11-25T12:15-05:00' } };
    expect((await one.person.booking.previewEdit(same)).amountDue.minor).toBe(0);
    await atProvider.win(t, id);
    await settle(t);
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId });
    await settle(t);
    const back = await t.rows<{ minor: number }>(
      `select sum(r.amount_minor)::float8 as minor from refunds r join payments p on p.id = r.payment_id
       where p.booking_id = $1 and r.status = 'succeeded'`,
      [one.bookingId],
    );
    expect(back).toEqual([{ minor: one.total }]);
    expect(await accountsOf(t, one.bookingId)).toEqual({});
  });

  it('lost is a loss by what had gone back before', async () => {
    const one = await soldOrder(t);
    await change(one, one.bookingId, stays.shorter);
    const back =
      one.total -
      ((
        await t.rows<{ minor: number }>(
          'select total_minor::float8 as minor from bookings where order_id = $1 and version > 1',
          [one.bookingId],
        )
      )[0]?.minor ?? 0);
    expect(back).toBeGreaterThan(0);
    await lose(one.intentId, true);
    expect(await accountsOf(t, one.bookingId)).toEqual({ provider: -back, losses: back });
    await complete(t);
    expect(await accountsOf(t, one.bookingId)).toEqual({ provider: -back, losses: back });
  });
});

it('any order of refunds, changes, disputes and earning: no sum is negative, and in the end charged is refunded, share, fees, tax and lost', async () => {
  const step = fc.constantFrom('goodwill', 'byHand', 'shorter', 'dispute', 'decide', 'earn', 'cancel');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.boolean(), fc.boolean(), async (steps, isWon, isWhole) => {
      const one = await soldOrder(t);
      let bookingId = one.bookingId;
      let id: string | null = null;
      const order = () => one.person.booking.get({ bookingId });
      const ifAllowed = <Answer>(work: Promise<Answer>) => work.catch(() => null);
      const acts = {
        goodwill: async () => {
          const { held } = await finance.admin.bookings.get({ booking: bookingId });
          const asked = { bookingId, minor: 100, held: held.minor, share: 'kept', reason: 'goodwill' } as const;
          await ifAllowed(finance.admin.bookings.refund({ ...asked, note: '', requestId: randomUUID() }));
        },
        byHand: async () => void (await ifAllowed(atProvider.refund(t, one.intentId, 130))),
        shorter: async () => {
          const wish = { requestId: randomUUID(), bookingId, stay: { pickUpAt: stays.shorter } };
          bookingId = (await ifAllowed(one.person.booking.edit(wish)))?.booking.id ?? bookingId;
        },
        dispute: async () => {
          if (id === null && (await order()).paid.minor > 0) id = t.sandbox.dispute(one.intentId, { isWhole });
        },
        decide: async () => {
          if (id !== null) await ifAllowed(isWon ? atProvider.win(t, id) : atProvider.lose(t, id));
        },
        earn: () => complete(t),
        cancel: async () => void (await ifAllowed(one.person.booking.cancel({ requestId: randomUUID(), bookingId }))),
      };
      for (const name of [...steps, 'decide', 'earn'] as const) {
        await acts[name]();
        await settle(t);
        const { paid, disputed, refundable } = await order();
        expect(Math.min(paid.minor, disputed.minor, refundable.minor)).toBeGreaterThanOrEqual(0);
        const sum = Object.values(await accountsOf(t, one.bookingId)).reduce((all, minor) => all + minor, 0);
        expect(sum).toBe(0);
      }
      const accounts = await accountsOf(t, one.bookingId);
      const [row] = await t.rows<{ returned: number; lost: number; paid: number }>(
        `select coalesce(sum(returned), 0)::float8 as returned, coalesce(sum(lost), 0)::float8 as lost, sum(paid)::float8 as paid
         from payment_sums($1)`,
        [bookingId],
      );
      const {
        partner = 0,
        tax = 0,
        fees = 0,
        goodwill = 0,
        losses = 0,
        disputes = 0,
        travellers = 0,
        provider = 0,
      } = accounts;
      expect({ disputes, travellers }).toEqual({ disputes: 0, travellers: 0 });
      expect(row?.paid).toBe((row?.returned ?? 0) + (row?.lost ?? 0) - partner - tax - fees - goodwill);
      expect(provider).toBe((row?.paid ?? 0) - (row?.returned ?? 0) - (row?.lost ?? 0) - losses);
      if (!isWon && id !== null)
        expect({ partner, tax, fees, goodwill }).toEqual({ partner: 0, tax: 0, fees: 0, goodwill: 0 });
    }),
    { numRuns: 12 },
  );
}, 180_000);
