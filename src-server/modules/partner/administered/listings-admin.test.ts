import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let owner: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  owner = await t.as(await makeUser(t, { role: 'admin' }));
});
afterAll(() => t.close());

const aListing = async () => {
  const listing = await makeListing(t);
  await t.rows('insert into payable_partners (user_id, is_payable) values ($1, true)', [listing.ownerId]);
  await t.rows(`update listings set week_open = '{[480,1200)}' where id = $1`, [listing.id]);
  return listing;
};
const stateOf = async (id: string) =>
  (
    await t.rows<{ published: boolean; bookable: boolean }>('select published, bookable from listings where id = $1', [
      id,
    ])
  )[0];

it('a location is shown with what it takes to be booked, its week, and the rates around it', async () => {
  const { id } = await aListing();
  const shown = await owner.admin.listings.show({ listingId: id });
  expect(shown).toMatchObject({
    conditions: { active: true, hours: true, email: true, payouts: true, notStopped: true },
    currency: 'CAD',
    ownRates: { pricePerHour: null, maxPrice: null },
    ratesAround: { pricePerHour: 200, maxPrice: 1200, overnightFee: 800, handlingFee: 300 },
  });
  expect(shown.week).toHaveLength(7);
  expect(shown.week[0]).toEqual({ date: '2026-11-24', stretches: [{ from: 480, to: 1200 }], mostBags: 0 });
});

it('a location is shown with the most bags of each day, and who works at its counter', async () => {
  const { id, ownerId } = await makeListing(t, { capacity: 5 });
  const traveller = await t.as(await makeUser(t));
  await traveller.booking.create({ ...aBooking(id, { bagsCount: 2 }), card: { cardToken: 'tok_visa' } });
  await t.rows(
    `with member as (
       insert into staff_members (id, owner_id, email, language, token_hash, invited_at)
       values (gen_random_uuid(), $1, 'marc@example.com', 'en', 'hash', now()) returning id)
     insert into staff_locations select id, $2 from member`,
    [ownerId, id],
  );
  const { week, staff, capacity } = await owner.admin.listings.show({ listingId: id });
  expect(week.map(({ mostBags }) => mostBags)).toEqual([0, 2, 0, 0, 0, 0, 0]);
  expect([staff, capacity]).toEqual([['marc@example.com'], 5]);
});

it('its bookings are stopped with a reason, and taken again', async () => {
  const { id } = await aListing();
  await expect(owner.admin.listings.stop({ listingId: id, reason: ' ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await owner.admin.listings.stop({ listingId: id, reason: 'Water in the cellar' });
  expect(await stateOf(id)).toEqual({ published: true, bookable: false });
  expect((await owner.admin.listings.find({ text: '', state: 'stopped', limit: 10 })).listings).toHaveLength(1);
  const rows = await t.rows('select action, after from audit_log where subject_id = $1', [id]);
  expect(rows).toMatchObject([
    { action: 'admin.listings.stop', after: { stopped_because: 'Water in the cellar', bookable: false } },
  ]);
  await owner.admin.listings.resume({ listingId: id });
  expect(await stateOf(id)).toEqual({ published: true, bookable: true });
});

it('rates of its own are what it sells for, and empty ones give them back', async () => {
  const { id } = await aListing();
  const quote = async () =>
    (
      await (
        await t.as(null)
      ).pricing.quote({
        listing: id,
        stay: { dropOffAt: '2026-11-26T10:00-05:00', pickUpAt: '2026-11-26T13:00-05:00' },
        bagsCount: 1,
      })
    ).storage.minor;
  const none = { listingId: id, pricePerHour: null, maxPrice: null, overnightFee: null, handlingFee: null };
  await owner.admin.listings.setRates({ ...none, pricePerHour: 150 });
  expect(await quote()).toBe(450);
  await owner.admin.listings.setRates(none);
  expect(await quote()).toBe(600);
});
