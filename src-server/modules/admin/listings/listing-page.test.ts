import { markCustody } from '#server/testing/custody-marks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPaid, handing } from '#server/modules/custody/custody.fixture.ts';
import { earn } from '#server/modules/payouts/payouts.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

const DAY = 60 * 24;
/** 11:00 to 14:00 in Toronto. */
const stayOn = (day: string) => ({ dropOffAt: `${day}T11:00-05:00`, pickUpAt: `${day}T14:00-05:00` });

it('bookings of a location are those on now and those to come, with the bags that are inside', async () => {
  const start = t.clock.now();
  const { id: listingId, ownerId } = await makeListing(t, { capacity: 9 });
  const now = await bookPaid(t, listingId, 2, stayOn('2026-11-25'));
  const next = await bookPaid(t, listingId, 1, stayOn('2026-11-26'));
  const later = await bookPaid(t, listingId, 3, stayOn('2026-11-27'));
  t.clock.set(start);
  t.clock.forward(DAY + 60);
  await (await t.as({ userId: ownerId })).custody.checkIn(handing(now.id, 2));
  const shown = await support.admin.listings.bookings({ listingId });
  const { bookings: listed } = await support.admin.bookings.list({ listingId });
  t.clock.set(start);
  expect(listed.map(({ code }) => code)).toEqual([later.code, next.code, now.code]);
  expect(shown.bookings.map(({ code, state, bagsCount }) => [code, state, bagsCount])).toEqual([
    [now.code, 'started', 2],
    [next.code, 'confirmed', 1],
    [later.code, 'confirmed', 3],
  ]);
  expect(shown).toMatchObject({ allCount: 3, aheadCount: 2, bagsInside: 2 });
});

it('the last ninety days count what went without a scan, claims and messages, next to the middle of the city', async () => {
  const start = t.clock.now();
  const city = async () => (await makeListing(t, { capacity: 9 })).id;
  const [here, quiet, busy] = [await city(), await city(), await city()];
  await t.rows(`update listings set city_name = 'Moncton' where id = any($1)`, [[here, quiet, busy]]);
  const [neverCame, neverOut] = [
    await bookPaid(t, here, 1, stayOn('2026-11-25')),
    await bookPaid(t, here, 1, stayOn('2026-11-26')),
  ];
  for (const day of ['25', '26', '27']) await bookPaid(t, busy, 1, stayOn(`2026-11-${day}`));
  await bookPaid(t, quiet, 1, stayOn('2026-11-25'));
  await markCustody(t, neverOut.id, { bags: 1 });
  await t.rows(
    `insert into claims (id, booking_id, kind, bag, words, asked_minor, currency, record_hash, created_at)
     values (gen_random_uuid(), $1, 'damaged', '1', 'A wheel', 100, 'CAD', 'h', now())`,
    [neverOut.id],
  );
  await t.rows(
    `insert into contact_messages (id, name, email, message, booking_id, created_at, last_at)
     values (gen_random_uuid(), 'Ada', 'ada@example.com', 'Nobody there', $1, $2, $2)`,
    [neverCame.id, t.clock.now().toString()],
  );
  t.clock.forward(DAY * 5);
  const shown = await support.admin.listings.lastDays({ listingId: here });
  t.clock.forward(DAY * 100);
  const long = await support.admin.listings.lastDays({ listingId: here });
  t.clock.set(start);
  expect(shown.here).toEqual({
    bookings: 2,
    withoutCheckIn: 1,
    checkedIn: 1,
    outWithoutScan: 1,
    claims: 1,
    openClaims: 1,
    messages: 1,
  });
  expect(shown.others).toEqual({ bookings: 2, withoutCheckIn: 1, outWithoutScan: 1, claims: 0, messages: 0 });
  expect(long.here.bookings).toBe(0);
});

it('a location that is alone in its city is compared with none', async () => {
  const { id: listingId } = await makeListing(t);
  await t.rows(`update listings set city_name = 'Alert' where id = $1`, [listingId]);
  expect((await support.admin.listings.lastDays({ listingId })).others).toBeNull();
});

it('its owner is shown with who works there and what is owed', async () => {
  const { id: listingId, ownerId } = await makeListing(t);
  await t.rows(
    `with member as (
       insert into staff_members (id, owner_id, email, language, token_hash, invited_at)
       values (gen_random_uuid(), $1, 'marc@example.com', 'en', 'hash', now()) returning id)
     insert into staff_locations select id, $2 from member`,
    [ownerId, listingId],
  );
  await earn(t, ownerId, 5000);
  expect(await support.admin.listings.owner({ listingId })).toMatchObject({
    id: ownerId,
    name: 'Ada Lovelace',
    listingsCount: 1,
    staff: ['marc@example.com'],
    owed: [{ amount: { minor: 5000 }, isHeld: true }],
  });
});

it('what was changed is listed the newest first: acts of administrators, what was asked for, and decided', async () => {
  const { id: listingId, ownerId } = await makeListing(t);
  await t.rows(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     values (gen_random_uuid(), $1, $2, 'waiting', '{"name": "Porter House"}', $3)`,
    [listingId, ownerId, t.clock.now().toString()],
  );
  const [request] = await t.rows<{ id: string }>('select id from change_requests where listing_id = $1', [listingId]);
  t.clock.forward(1);
  await support.admin.listings.stop({ listingId, reason: 'Water in the cellar' });
  t.clock.forward(1);
  await support.admin.listings.note({ listingId, note: 'Only we see this' });
  const { seen } = await support.admin.changeRequests.show({ changeRequestId: request?.id ?? '' });
  await support.admin.changeRequests.decide({
    changeRequestId: request?.id ?? '',
    seen,
    decision: { kind: 'approve' },
  });
  expect(await support.admin.listings.changes({ listingId })).toMatchObject([
    { what: 'admin.changeRequests.decide', fields: ['name'], status: 'approved', by: 'Ada Lovelace' },
    { what: 'admin.listings.stop', fields: [], status: null, by: 'Ada Lovelace' },
    { what: 'asked', fields: ['name'], status: null, by: 'Ada Lovelace' },
  ]);
});
