import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { confirmedOrder } from './operations.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

it('bookings are found by pieces of a code, a name, an address and a location, the latest drop-off first, page by page', async () => {
  const { id, code, who, listing } = await confirmedOrder(t);
  await t.rows("update bookings set first_name = 'Wilhelmina', last_name = 'Oddfellow' where id = $1", [id]);
  const find = async (text: string) =>
    (await support.admin.bookings.list({ text })).bookings.map((booking) => booking.id);
  for (const text of [
    code,
    code.toLowerCase(),
    code.slice(4),
    code.slice(4, 9),
    'helmina odd',
    who.email,
    listing.slug,
  ])
    expect([text, await find(text)]).toEqual([text, [id]]);
  expect(await find('100%')).toEqual([]);
  const all = await support.admin.bookings.list({ limit: 100 });
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof support.admin.bookings.list>> = await support.admin.bookings.list({
      after,
      limit: 3,
    });
    paged.push(...page.bookings.map((booking) => booking.id));
    after = page.next;
  } while (after !== null);
  expect(paged).toEqual(all.bookings.map((booking) => booking.id));
  expect(all.count).toBe(paged.length);
});

it('bookings are narrowed by state, drop-off, city, currency and person', async () => {
  const { id, who } = await confirmedOrder(t, 'KW');
  const list = (wanted: object) => support.admin.bookings.list({ limit: 100, ...wanted });
  const mine = (wanted: object) => list({ ...wanted, userId: who.userId });
  expect(
    (await mine({ state: 'confirmed', dropOff: 'coming', city: 'Toronto', currency: 'KWD' })).bookings,
  ).toMatchObject([{ id, state: 'confirmed', bagsCount: 1 }]);
  for (const wanted of [{ state: 'completed' }, { state: 'started' }, { city: 'Elsewhere' }, { currency: 'CAD' }])
    expect((await mine(wanted)).count).toBe(0);
  expect(await support.admin.bookings.filters()).toMatchObject({ cities: ['Toronto'] });
});

it('what a search finds is exported whole, after a proof, by whoever works with money', async () => {
  const { id, code } = await confirmedOrder(t);
  const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
  const { bookings, isMore } = await finance.admin.bookings.export({ text: code });
  expect([bookings.map((booking) => booking.id), isMore]).toEqual([[id], false]);
  const all = await finance.admin.bookings.export({});
  expect(all.bookings.map((booking) => booking.id)).toEqual(
    (await support.admin.bookings.list({ limit: 100 })).bookings.map((booking) => booking.id),
  );
  const forbidden = expect.objectContaining({ cause: expect.objectContaining({ key: 'forbidden' }) });
  await expect(support.admin.bookings.export({})).rejects.toEqual(forbidden);
  expect(await t.rows("select subject from audit_log where action = 'admin.bookings.export'")).toHaveLength(2);
});
