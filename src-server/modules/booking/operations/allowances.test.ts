import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paid, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
let finance: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(async () => {
  await expectBalancedLedger(t);
  await t.close();
});

/** An order of 10.17, of which 4.52 more are asked for two hours more, and 4.52 less for two hours less. */
const order = async () => {
  const made = await paid(t);
  await t.sandbox.settled();
  return made;
};
const longer = { pickUpAt: '2026-11-25T16:00-05:00' };
const shorter = { pickUpAt: '2026-11-25T12:00-05:00' };
const card = { cardToken: 'tok_visa' };

const allow = (bookingId: string, minor: number, held: number, requestId: string = randomUUID()) => ({
  bookingId,
  minor,
  held,
  share: 'kept' as const,
  reason: 'shopLate' as const,
  note: 'The shop opened late.',
  requestId,
});

async function settle() {
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
}

const accounts = async (bookingId: string) =>
  Object.fromEntries(
    (
      await t.rows<{ account: string; minor: number }>(
        `with chain as (
           select v.id from bookings b join bookings v on v.order_id = b.order_id where b.id = $1)
         select e.account, sum(e.amount_minor)::float8 as minor from ledger_transactions l
         join ledger_entries e on e.transaction_id = l.id join chain c on c.id = l.booking_id
         group by e.account having sum(e.amount_minor) <> 0`,
        [bookingId],
      )
    ).map(({ account, minor }) => [account, minor]),
  );

async function complete(bookingId: string) {
  const before = t.clock.now();
  t.clock.forward(60 * 24 * 400);
  await t.jobs.tick(t.deps, 'complete-bookings');
  await settle();
  t.clock.set(before);
  expect((await statusOf(t, bookingId))?.status).toBe('completed');
}

describe('half of an order that is to come, given back', () => {
  it('leaves the booking, tells its traveller why, and is written as its preview says', async () => {
    const { person, bookingId, who } = await order();
    const found = await support.admin.bookings.get({ booking: bookingId });
    expect(found).toMatchObject({ acts: ['refund', 'cancel'], isEarned: false });
    const preview = await support.admin.bookings.preview({ bookingId, minor: 508, share: 'kept', act: 'refund' });
    expect(preview).toMatchObject({
      act: 'refund',
      takenBack: { minor: 0 },
      shareKept: found.share,
      entries: [
        { account: 'provider', amount: { minor: -508 } },
        { account: 'travellers', amount: { minor: 508 } },
      ],
    });
    t.mails.length = 0;
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    await settle();
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'confirmed',
      paid: { minor: 509 },
      refundable: { minor: 509 },
      refund: { amount: { minor: 508 }, note: 'The shop opened late.' },
    });
    const told = t.mails.filter(({ to, text }) => to === who.email && text.includes('The shop opened late.'));
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Your booking stays as it is')]);
  });

  it('is not asked for again by a dearer stay, and a cheaper one gives only its difference back', async () => {
    const { person, bookingId } = await order();
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    expect(await person.booking.previewEdit({ bookingId, stay: longer })).toMatchObject({ amountDue: { minor: 452 } });
    const dearer = await person.booking.edit({ requestId: randomUUID(), bookingId, stay: longer, card });
    expect(dearer.status).toBe('confirmed');
    const { id } = dearer.booking;
    expect(await person.booking.get({ bookingId: id })).toMatchObject({ paid: { minor: 961 }, total: { minor: 1469 } });
    await finance.admin.bookings.refund(allow(id, 461, 961));
    const cheaper = await person.booking.edit({ requestId: randomUUID(), bookingId: id, stay: shorter });
    expect(cheaper.status).toBe('confirmed');
    const last = cheaper.booking.id;
    expect((await person.booking.get({ bookingId: last })).paid.minor).toBe(0);
    await settle();
    expect(await accounts(last)).toEqual({});
  });

  it('cannot take a share back that was not earned: it is refused, and nothing moves', async () => {
    const { bookingId } = await order();
    const asked = { ...allow(bookingId, 508, 1017), share: 'takenBack' as const };
    expect(await refused(support.admin.bookings.refund(asked))).toBe('shareNotEarned');
    expect((await support.admin.bookings.get({ booking: bookingId })).held.minor).toBe(1017);
  });

  it('is what a cancellation gives back less', async () => {
    const { person, bookingId, who } = await order();
    t.mails.length = 0;
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await settle();
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'canceled', paid: { minor: 0 } });
    expect(t.mails.some(({ to, text }) => to === who.email && text.includes('Your booking stays'))).toBe(false);
    expect(await accounts(bookingId)).toEqual({});
  });

  it('is borne by goodwill once the stay is over; the partner has the whole share', async () => {
    const [plain, given] = [await order(), await order()];
    const { share } = await support.admin.bookings.get({ booking: given.bookingId });
    await support.admin.bookings.refund(allow(given.bookingId, 508, 1017));
    await complete(given.bookingId);
    const [one, other] = [await accounts(plain.bookingId), await accounts(given.bookingId)];
    expect(other).toMatchObject({ provider: 509, partner: -share.minor, fees: one.fees, goodwill: 508 - 58 });
    expect(other.travellers).toBeUndefined();
    await finance.admin.bookings.refund({ ...allow(given.bookingId, 509, 509), share: 'takenBack' });
    await settle();
    const after = await accounts(given.bookingId);
    expect(after).not.toHaveProperty('provider');
    expect(after).not.toHaveProperty('tax');
    expect(after).not.toHaveProperty('partner');
  });

  it('of all of it still earns the partner the share of a stay that is cancelled after its drop-off', async () => {
    const { person, bookingId } = await order();
    const { share } = await support.admin.bookings.get({ booking: bookingId });
    await support.admin.bookings.refund(allow(bookingId, 1017, 1017));
    const before = t.clock.now();
    t.clock.forward(60 * 26);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    t.clock.set(before);
    await settle();
    expect(await accounts(bookingId)).toMatchObject({ partner: -share.minor });
  });

  it('cancelled by an administrator afterwards writes what its preview says', async () => {
    const { bookingId } = await order();
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    await settle();
    const before = await accounts(bookingId);
    const asked = { bookingId, minor: 200, share: 'takenBack' } as const;
    const preview = await support.admin.bookings.preview({ ...asked, act: 'cancel' });
    await support.admin.bookings.cancel({ ...allow(bookingId, 200, 509), share: 'takenBack' });
    await settle();
    const after = await accounts(bookingId);
    for (const { account, amount } of preview.entries)
      expect([account, (after[account] ?? 0) - (before[account] ?? 0)]).toEqual([account, amount.minor]);
  });

  it('is there again where it came back from the card, and is still not asked for twice', async () => {
    const { person, bookingId } = await order();
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    await t.rows(`update refunds set status = 'failed' where booking_id = $1`, [bookingId]);
    expect(await person.booking.previewEdit({ bookingId, stay: longer })).toMatchObject({ amountDue: { minor: 452 } });
  });
});

describe('money given back of an order that is to come', () => {
  it('goes back once for the same key, and the second of two learns what it holds by then', async () => {
    const { bookingId } = await order();
    const asked = allow(bookingId, 508, 1017);
    await Promise.all([support.admin.bookings.refund(asked), support.admin.bookings.refund(asked)]);
    expect(await refused(finance.admin.bookings.refund(allow(bookingId, 508, 1017)))).toBe('orderMoneyChanged');
    expect((await support.admin.bookings.get({ booking: bookingId })).held.minor).toBe(509);
  });

  it('meets a cancellation at the same time: never more than was paid', async () => {
    const { person, bookingId } = await order();
    await Promise.allSettled([
      support.admin.bookings.refund(allow(bookingId, 508, 1017)),
      person.booking.cancel({ requestId: randomUUID(), bookingId }),
    ]);
    await settle();
    expect((await person.booking.get({ bookingId })).paid.minor).toBe(0);
    expect(await accounts(bookingId)).toEqual({});
  });

  it('meets a change at the same time: the difference is the same whichever is first', async () => {
    const { person, bookingId } = await order();
    const [given, changed] = await Promise.allSettled([
      support.admin.bookings.refund(allow(bookingId, 508, 1017)),
      person.booking.edit({ requestId: randomUUID(), bookingId, stay: longer, card }),
    ]);
    const now = changed.status === 'fulfilled' ? changed.value.booking.id : bookingId;
    const back = given.status === 'fulfilled' ? 508 : 0;
    const total = changed.status === 'fulfilled' ? 1469 : 1017;
    expect((await person.booking.get({ bookingId: now })).paid.minor).toBe(total - back);
  });

  it('meets a change that waits for its payment: what is paid stays the difference', async () => {
    const { person, bookingId } = await order();
    const waiting = await person.booking.edit({ requestId: randomUUID(), bookingId, stay: longer });
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    await person.booking.pay({ requestId: randomUUID(), bookingId: waiting.booking.id, ...card });
    expect((await person.booking.get({ bookingId: waiting.booking.id })).paid.minor).toBe(961);
  });

  it('is never asked for again, by any writer of the payment', async () => {
    const { person, bookingId } = await order();
    const waiting = await person.booking.edit({ requestId: randomUUID(), bookingId, stay: longer });
    await support.admin.bookings.refund(allow(bookingId, 508, 1017));
    const payment = (minor: number) =>
      t
        .rows(
          `insert into payments (id, booking_id, method, amount_minor, currency, status, created_at, updated_at)
           values ($1, $2, 'card_token', $3, 'CAD', 'canceled', $4, $4)`,
          [newId(), waiting.booking.id, minor, t.clock.now().toString()],
        )
        .then(
          () => null,
          (error: unknown) => sqlStateOf(error),
        );
    expect(await payment(453)).toBe('CL009');
    expect(await payment(452)).toBeNull();
  });
});
