import { afterAll, beforeAll, expect, it } from 'vitest';
import { paid } from '#server/modules/booking/order.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const zoneOf = async (id: string) =>
  (await t.rows<{ time_zone: string }>('select time_zone from listings where id = $1', [id]))[0]?.time_zone;

it('a location whose zone is another country’s has its own again, and stays keep their local times', async () => {
  const { listing, bookingId, who } = await paid(t);
  // As merged data had it: the clocks of both agree.
  await t.rows("update listings set time_zone = 'America/New_York' where id = $1", [listing.id]);
  const local = async () =>
    t.rows('select drop_off_at, drop_off_local, pick_up_local from bookings where id = $1', [bookingId]);
  const before = await local();
  const at = { latitude: 49.2827, longitude: -123.1207 };
  const vancouver = await makeListing(t, { zone: 'America/Los_Angeles', at });
  const bangkok = await makeListing(t, { zone: 'Asia/Jakarta', at: { latitude: 13.7563, longitude: 100.5018 } });
  await t.rows("update listings set country = 'TH' where id = $1", [bangkok.id]);
  await t.runJobs();
  t.mails.length = 0;
  await t.tick('ask-zones');
  await t.runJobs();
  expect(await Promise.all([listing, vancouver, bangkok].map(({ id }) => zoneOf(id)))).toEqual([
    'America/Toronto',
    'America/Vancouver',
    'Asia/Bangkok',
  ]);
  expect(await local()).toEqual(before);
  expect(t.mails.filter(({ to }) => to === who.email)).toEqual([]);
  const owner = await t.as({ userId: vancouver.ownerId });
  expect((await owner.partner.listing({ listingId: vancouver.id })).rules.zone).toBe('America/Vancouver');
});

it('what its owner or administration chose stays, and so does a zone that holds over a border', async () => {
  const winnipeg = await makeListing(t, { zone: 'America/Winnipeg' });
  const corrected = await makeListing(t);
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  await support.admin.listings.setSurroundings({
    listingId: corrected.id,
    country: 'CA',
    region: 'ON',
    timeZone: 'America/New_York',
    reason: 'They go by the clock over the bridge',
  });
  await t.tick('ask-zones');
  expect(await zoneOf(winnipeg.id)).toBe('America/Winnipeg');
  expect(await zoneOf(corrected.id)).toBe('America/New_York');
});
