import { markCustody } from '#server/testing/custody-marks.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, refused } from '../order.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(async () => {
  await expectBalancedLedger(t);
  await t.close();
});

describe('another place instead of a cancellation', () => {
  const asked = (bookingId: string, placeId: string) => ({ bookingId, placeId, requestId: randomUUID() });
  /** A paid booking, far from those of other tests, with a place of another partner near by. */
  async function withNear(latitude: number) {
    const at = { latitude, longitude: -120 };
    const listing = await makeListing(t, { at });
    const near = await makeListing(t, { at: { ...at, latitude: latitude + 0.002 }, capacity: 1 });
    const who = await makeUser(t);
    const traveller = await t.as(who);
    const { id } = await traveller.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } });
    await t.runJobs();
    t.mails.length = 0;
    return { id, near, who, traveller };
  }

  it('is offered once, shown to the traveller as ours, and taken with one press', async () => {
    const { id, near, who, traveller } = await withNear(51);
    expect(await support.admin.bookings.places({ bookingId: id })).toMatchObject({
      cannot: null,
      offer: null,
      places: [{ placeId: near.id, metres: 222, isOwn: false, roomLeft: 0 }],
    });
    const request = asked(id, near.id);
    await Promise.all([support.admin.bookings.offerPlace(request), support.admin.bookings.offerPlace(request)]);
    expect((await support.admin.bookings.places({ bookingId: id })).offer).toMatchObject({ name: expect.any(String) });
    expect(await refused(support.admin.bookings.offerPlace(asked(id, near.id)))).toBe('placeTaken');
    await t.runJobs();
    const told = t.mails.filter(({ to }) => to === who.email);
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Another place for your bags')]);
    const { moveOffer, status } = await traveller.booking.get({ bookingId: id });
    expect(status).toBe('confirmed');
    const taken = await traveller.booking.acceptMove({
      bookingId: id,
      offerId: moveOffer?.id ?? '',
      requestId: randomUUID(),
    });
    expect(await traveller.booking.get(taken)).toMatchObject({ status: 'confirmed', listing: { id: near.id } });
    expect(await support.admin.bookings.places({ bookingId: id })).toMatchObject({ cannot: 'state', places: [] });
  });

  it('is none that is full, far, or that a booking with bags inside would need', async () => {
    const { id, near } = await withNear(52);
    const far = await makeListing(t, { at: { latitude: 60, longitude: -120 } });
    expect(await refused(support.admin.bookings.offerPlace(asked(id, far.id)))).toBe('placeTaken');
    const other = await t.as(await makeUser(t));
    await other.booking.create({ ...aBooking(near.id), card: { cardToken: 'tok_visa' } });
    expect(await refused(support.admin.bookings.offerPlace(asked(id, near.id)))).toBe('placeTaken');
    await markCustody(t, id, { bags: 1, inAt: t.clock.now().toString() });
    expect((await support.admin.bookings.places({ bookingId: id })).cannot).toBe('inside');
  });

  it('is none whose room is taken by bags that no traveller has fetched', async () => {
    const { id, near } = await withNear(54);
    const other = await t.as(await makeUser(t));
    const late = await other.booking.create({ ...aBooking(near.id), card: { cardToken: 'tok_visa' } });
    await t.rows(
      `update bookings set status = 'completed', drop_off_at = date_trunc('minute', product_now()) - interval '9 hours', pick_up_at = date_trunc('minute', product_now()) - interval '1 hour'
       where id = $1`,
      [late.id],
    );
    await markCustody(t, late.id, { bags: 1 });
    expect((await support.admin.bookings.places({ bookingId: id })).places).toEqual([]);
  });

  it('leaves one row in the audit log', async () => {
    const { id, near } = await withNear(53);
    await support.admin.bookings.offerPlace(asked(id, near.id));
    expect(await t.rows('select action from audit_log where subject_id = $1', [id])).toEqual([
      { action: 'admin.bookings.offerPlace' },
    ]);
  });
});
