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
    conditions: { active: true, hours: true, email: true, payouts: true, nothingDue: true },
    currency: 'CAD',
    aroundRegion: null,
    stopped: null,
    ownRates: { pricePerHour: null, maxPrice: null },
    ratesAround: { pricePerHour: 200, maxPrice: 1200, overnightFee: 800, handlingFee: 300 },
  });
  expect(shown.week).toHaveLength(7);
  expect(shown.week[0]).toMatchObject({ date: '2026-11-24', stretches: [{ from: 480, to: 1200 }], mostBags: 0 });
});

it('a day tells what decides about it, and what the week alone would give', async () => {
  const { id } = await makeListing(t, {
    rules: {
      weekly: [{ day: 'wednesday', from: 480, to: 1200 }],
      special: [{ date: '2026-11-25', closed: true, slots: [{ from: 840, to: 1200 }] }],
      closures: [{ from: '2026-11-27', to: '2026-11-28' }],
    },
  });
  const { week, hours } = await owner.admin.listings.show({ listingId: id });
  expect(week.map(({ by }) => by)).toEqual(['week', 'special', 'week', 'closure', 'closure', 'week', 'week']);
  expect(week[1]).toMatchObject({ stretches: [{ from: 480, to: 840 }], usual: [{ from: 480, to: 1200 }] });
  expect(hours).toEqual({ isAlwaysOpen: false, weekdays: 1, specialDays: 1 });
});

it('an account that lacks something is distinguished from one that is not there', async () => {
  const conditionsOf = async (id: string) => (await owner.admin.listings.show({ listingId: id })).conditions;
  const { id, ownerId } = await makeListing(t);
  expect(await conditionsOf(id)).toMatchObject({ payouts: false, nothingDue: true });
  await t.rows(
    `insert into payout_accounts (id, user_id, provider_account_id, payouts_enabled, past_due, updated_at)
     values (gen_random_uuid(), $1, 'acct_4711', true, '{individual.id_number}', now())`,
    [ownerId],
  );
  expect(await conditionsOf(id)).toMatchObject({ payouts: true, nothingDue: false });
  expect((await owner.admin.listings.show({ listingId: id })).account?.missing).toEqual(['insuranceNumber']);
});

it('a location is shown with the most bags of each day', async () => {
  const { id } = await makeListing(t, { capacity: 5 });
  const traveller = await t.as(await makeUser(t));
  await traveller.booking.create({ ...aBooking(id, { bagsCount: 2 }), card: { cardToken: 'tok_visa' } });
  const { week, capacity } = await owner.admin.listings.show({ listingId: id });
  expect(week.map(({ mostBags }) => mostBags)).toEqual([0, 2, 0, 0, 0, 0, 0]);
  expect(capacity).toBe(5);
});

it('notes tell administrators who wrote them and when; its partner never reads them', async () => {
  const { id, ownerId } = await aListing();
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  await support.admin.listings.note({ listingId: id, note: ' Side door after eight ' });
  t.clock.forward(1);
  await owner.admin.listings.note({ listingId: id, note: 'Be generous' });
  const { notes } = await owner.admin.listings.show({ listingId: id });
  expect(notes).toMatchObject([
    { body: 'Be generous', author: 'Ada Lovelace' },
    { body: 'Side door after eight', author: 'Ada Lovelace' },
  ]);
  const partner = await t.as({ userId: ownerId });
  expect(JSON.stringify(await partner.partner.listings())).not.toContain('generous');
  await expect(owner.admin.listings.note({ listingId: id, note: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('a note is taken off and put back by its author and by owners, and by no other administrator', async () => {
  const { id: listingId } = await aListing();
  const roles = ['support', 'finance'] as const;
  const [support, finance] = await Promise.all(
    roles.map(async (adminRole) => (await t.as(await makeUser(t, { role: 'admin', adminRole }))).admin.listings),
  );
  const read = async () => (await owner.admin.listings.show({ listingId })).notes;
  await support?.note({ listingId, note: 'Side door after eight' });
  const noteId = (await read())[0]?.id ?? '';
  await expect(finance?.removeNote({ noteId, removed: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await support?.removeNote({ noteId, removed: true });
  expect(await read()).toEqual([]);
  await expect(support?.removeNote({ noteId, removed: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(finance?.removeNote({ noteId, removed: false })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await support?.removeNote({ noteId, removed: false });
  expect(await read()).toHaveLength(1);
  await owner.admin.listings.removeNote({ noteId, removed: true });
  const [act] = await t.rows<{ id: string }>(
    'select id from audit_log where subject_id = $1 order by created_at desc, id desc limit 1',
    [noteId],
  );
  await owner.admin.undoAct({ entryId: act?.id ?? '', reason: 'still true' });
  expect(await read()).toMatchObject([{ id: noteId, body: 'Side door after eight' }]);
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
  const own = { ...none, pricePerHour: 140 };
  const preview = await owner.admin.listings.previewRates(own);
  await owner.admin.listings.setRates(own);
  expect(await quote()).toBe(420);
  const { sample, ratesSetBy } = await owner.admin.listings.show({ listingId: id });
  expect(sample.around.minor).toBeGreaterThan(sample.here.minor);
  expect(preview).toEqual({ here: sample.here });
  expect(await owner.admin.listings.previewRates(none)).toEqual({ here: sample.around });
  expect(ratesSetBy).toMatchObject({ by: 'Ada Lovelace' });
  await owner.admin.listings.setRates(none);
  expect(await quote()).toBe(600);
});
