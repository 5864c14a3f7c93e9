import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noRates } from '#shared/admin/rates-schema.ts';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { aBooking, knowRegion, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let owner: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  await knowRegion(t, 'ON');
  owner = await t.as(await makeUser(t, { role: 'admin' }));
});
beforeEach(() => t.rows('truncate audit_log'));
afterAll(() => t.close());

const followed = async () => {
  const { entries } = await owner.admin.auditLog({ days: 7 });
  return owner.admin.whatFollowed({ entryId: entries[0]?.id ?? '' });
};
const nothing = { jobs: [], movements: [], sessions: 0, prices: null };

it('a booking that was cancelled wrote to both, and its refund stands in the ledger once it was sent', async () => {
  const { id: bookingId, total } = await confirmedOrder(t);
  const decision = { share: 'takenBack', reason: 'shopClosed', note: 'The shop has to close.' } as const;
  const { seen } = await owner.admin.bookings.get({ booking: bookingId });
  const held = { minor: total.minor, held: total.minor, seen };
  await owner.admin.bookings.cancel({ bookingId, requestId: randomUUID(), ...held, ...decision });
  const { jobs, movements } = await followed();
  expect(jobs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ queue: 'send-booking-mail', to: 'traveller' }),
      expect.objectContaining({ queue: 'send-booking-mail', to: 'partner' }),
      expect.objectContaining({ queue: 'refund-payment', to: null }),
    ]),
  );
  expect(jobs.map(({ queue }) => queue)).not.toContain('deliver-event');
  expect(movements).toEqual([]);
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
  const [refund] = (await followed()).movements;
  expect(refund).toMatchObject({ kind: 'refund' });
  expect(refund?.entries.map(({ amount }) => amount.minor).toSorted((a, b) => a - b)).toEqual([
    -total.minor,
    total.minor,
  ]);
});

it('new prices met locations without their own and orders that were being paid', async () => {
  const place = async () => {
    const { id } = await makeListing(t);
    await t.rows(`update listings set region = 'ON' where id = $1`, [id]);
    return id;
  };
  const [shows, keeps] = [await place(), await place()];
  await t.rows('update listings set price_per_hour = 444 where id = $1', [keeps]);
  await (await t.as(await makeUser(t))).booking.create(aBooking(shows));
  const rates = { ...noRates, pricePerHour: 310 };
  await owner.admin.rates.plan({ country: 'CA', region: 'ON', rates, from: null });
  expect(await followed()).toEqual({ ...nothing, prices: { listings: 1, withOwn: 1, holds: 1 } });
  await owner.admin.rates.plan({ country: 'CA', region: 'ON', rates: noRates, from: '2027-01-15' });
  expect(await followed()).toEqual(nothing);
});

it('sessions that ended are counted, and what set nothing going has nothing', async () => {
  const { userId } = await makeUser(t);
  await t.deps.sessions.start(userId);
  await t.deps.sessions.start(userId);
  await owner.admin.people.endSessions({ userId, client: null });
  expect(await followed()).toMatchObject({
    movements: [],
    prices: null,
    sessions: 2,
    jobs: [{ queue: 'send-account-mail' }],
  });
  await owner.admin.pages.create({ url: '/windsor', title: 'Windsor', pageType: 'page' });
  expect(await followed()).toEqual(nothing);
  await expect(owner.admin.whatFollowed({ entryId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps whom a mail goes to, and no address', async () => {
  const { userId } = await makeUser(t);
  await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
  await owner.admin.people.correctAddress({ userId, email: `right-${userId}@example.com` });
  expect((await followed()).jobs).toMatchObject([{ queue: 'send-account-mail', to: 'person' }]);
  expect(JSON.stringify(await t.rows('select followed from audit_log'))).not.toContain('@');
});
