import { markCustody } from '#server/testing/custody-marks.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, refundsOf, refused, statusOf } from '../order.fixture.ts';
import { confirmedOrder } from './operations.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
let finance: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(() => t.close());

const seenOf = async (booking: string) => (await support.admin.bookings.get({ booking })).seen;

const decision = (bookingId: string, minor: number, held: number, seen: string) => ({
  bookingId,
  minor,
  held,
  seen,
  share: 'kept' as const,
  reason: 'goodwill' as const,
  note: 'We are sorry.',
  requestId: randomUUID(),
});

describe('a booking that is shown to two administrators', () => {
  it('is decided as it was shown', async () => {
    const { id, total } = await confirmedOrder(t);
    const seen = await seenOf(id);
    await support.admin.bookings.refund(decision(id, 100, total.minor, seen));
    expect(await refundsOf(t, id)).toHaveLength(1);
    expect(await seenOf(id)).not.toBe(seen);
  });

  it('whose bags came in meanwhile is neither refunded nor cancelled unseen', async () => {
    const { id, total } = await confirmedOrder(t);
    const seen = await seenOf(id);
    await markCustody(t, id, { bags: 1, inAt: t.clock.now().toString() });
    expect(await refused(support.admin.bookings.refund(decision(id, 100, total.minor, seen)))).toBe('orderChanged');
    expect(await refused(finance.admin.bookings.cancel(decision(id, 100, total.minor, seen)))).toBe('orderChanged');
    expect((await statusOf(t, id))?.status).toBe('confirmed');
    expect(await refundsOf(t, id)).toEqual([]);
  });

  it('that the first cancelled is answered to the second as changed, who moves nothing', async () => {
    const { id, total } = await confirmedOrder(t);
    const seen = await seenOf(id);
    const first = decision(id, total.minor, total.minor, seen);
    await support.admin.bookings.cancel(first);
    expect(await refused(finance.admin.bookings.cancel(decision(id, 0, total.minor, seen)))).toBe('orderChanged');
    expect(await support.admin.bookings.cancel(first)).toEqual({ outcome: 'done' });
    expect(await refundsOf(t, id)).toHaveLength(1);
  });

  it('that changed meanwhile is offered no other place', async () => {
    const at = { latitude: 52, longitude: -121 };
    const near = await makeListing(t, { at: { ...at, latitude: 52.002 } });
    const traveller = await t.as(await makeUser(t));
    const wish = { ...aBooking((await makeListing(t, { at })).id), card: { cardToken: 'tok_visa' } };
    const { id, total } = await traveller.booking.create(wish);
    const seen = await seenOf(id);
    await support.admin.bookings.refund(decision(id, 1, total.minor, seen));
    const offered = support.admin.bookings.offerPlace({
      bookingId: id,
      placeId: near.id,
      seen,
      requestId: randomUUID(),
    });
    expect(await refused(offered)).toBe('orderChanged');
  });
});

describe('a booking that waits for its payment', () => {
  it('is confirmed by what the card provider says, never by hand', async () => {
    const { who, bookingId } = await booked(t);
    t.webhooks(false);
    const lost = {
      confirmIntent: async (...asked: Parameters<typeof t.deps.cards.confirmIntent>) => {
        await t.deps.cards.confirmIntent(...asked);
        return { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
      },
    };
    const person = await t.as(who, { cards: { ...t.deps.cards, ...lost } });
    await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
    expect(await support.admin.bookings.askProvider({ bookingId })).toEqual({ outcome: 'paid' });
    expect(await support.admin.bookings.askProvider({ bookingId })).toEqual({ outcome: 'paid' });
    expect((await statusOf(t, bookingId))?.status).toBe('confirmed');
    t.webhooks(true);
  });

  it('takes no share from any partner when it is cancelled', async () => {
    const { bookingId } = await booked(t);
    const asked = { bookingId, minor: 0, share: 'takenBack' as const, act: 'cancel' as const };
    expect(await support.admin.bookings.preview(asked)).toMatchObject({
      entries: [],
      takenBack: { minor: 0 },
      shareKept: { minor: 0 },
    });
  });

  it('that its payer did not try to pay waits on for its payer', async () => {
    const { person, bookingId } = await booked(t);
    await person.booking.startIntent({ requestId: randomUUID(), bookingId });
    expect(await support.admin.bookings.askProvider({ bookingId })).toEqual({ outcome: 'waits' });
    await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
    expect((await statusOf(t, bookingId))?.status).toBe('confirmed');
  });

  it('stays as it is while the card provider does not answer, or no such booking is', async () => {
    const { person, bookingId } = await booked(t);
    await person.booking.startIntent({ requestId: randomUUID(), bookingId });
    const failure = { kind: 'unreachable' as const, message: 'no answer' };
    const deaf = { ...t.deps.cards, retrieveIntent: async () => ({ ok: false as const, failure }) };
    const colleague = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }), { cards: deaf });
    expect(await refused(colleague.admin.bookings.askProvider({ bookingId }))).toBe('providerSilent');
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
    const unknown = support.admin.bookings.askProvider({ bookingId: randomUUID() });
    expect(await refused(unknown)).toBe('orderNotFound');
  });
});
