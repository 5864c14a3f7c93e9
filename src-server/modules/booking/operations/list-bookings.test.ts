import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONGEST_NAME } from '#shared/contact/contact-rules.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
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

it('what was paid is listed with the booking that it was paid for: an order that was changed and cancelled has nothing', async () => {
  const { traveller, id, who } = await confirmedOrder(t);
  const changed = await traveller.booking.edit({
    requestId: randomUUID(),
    bookingId: id,
    bagsCount: 3,
    card: { cardToken: 'tok_visa' },
  });
  const paid = async () =>
    (await support.admin.bookings.list({ text: who.email })).bookings.map((booking) => booking.paid.minor > 0);
  expect(await paid()).toEqual([true, true]);
  await traveller.booking.cancel({ requestId: randomUUID(), bookingId: changed.bookingId });
  const { bookings } = await support.admin.bookings.list({ text: who.email });
  expect(bookings.map((booking) => booking.paid.minor)).toEqual([0, 0]);
});

it('a booking is found by the names that it and its location have now, and at its drop-off', async () => {
  const { id, listing } = await confirmedOrder(t);
  const { id: earlier } = await confirmedOrder(t);
  const find = async (text: string) =>
    (await support.admin.bookings.list({ text })).bookings.map((booking) => booking.id);
  const rename = (column: string, name: string) =>
    t.rows(`update bookings set ${column} = $2 where id = $1`, [id, name]);
  await rename('last_name', 'Underhill');
  expect(await find('underhill')).toEqual([id]);
  await rename('last_name', 'Gamgee');
  await rename('email', 'sam@bag-end.example.org');
  expect([await find('underhill'), await find('mgee sam@bag-e')]).toEqual([[], [id]]);
  await rename('first_name', 'Brontë');
  expect([await find('BRONTË gam'), await find('bronte')]).toEqual([[id], []]);
  await t.rows("update listings set name = 'Prancing Pony' where id = $1", [listing.id]);
  expect(await find('cing pony')).toEqual([id]);
  await t.rows("update bookings set last_name = 'Gamgee' where id = $1", [earlier]);
  await t.rows("update bookings set drop_off_at = drop_off_at - interval '1 minute' where id = $1", [earlier]);
  expect(await find('gamgee')).toEqual([id, earlier]);
  await t.rows("update bookings set drop_off_at = drop_off_at - interval '2 minutes' where id = $1", [id]);
  expect(await find('gamgee')).toEqual([earlier, id]);
});

it.each([
  ['across two spaces', 'zoë de l', true],
  ['by a word and the beginning of the next', 'fabre o', true],
  ['in capitals, with its accent', 'DE LÉON', true],
  ['without the accent', 'de leon', false],
  ['from the name into the address', 'fabre o.fabre+zoe@', true],
  ['by two letters', 'ëz', false],
  ['by two others', 'oë', true],
  ['from the name into the first letter of the address', 'n-fabre o', true],
  ['from the name into three letters of the address', 'n-fabre o.f', true],
  ['not from the middle of the name into the address', 'léon o.f', false],
  ['not across a space that is none', 'zoëde', false],
  ['not by two words that stand apart', 'zoë fabre', false],
])('a traveller with a long name is found %s', async (_, text, isFound) => {
  const { id } = await confirmedOrder(t);
  await t.rows(
    `update bookings set first_name = 'Zoë', last_name = 'de Léon-Fabre', email = 'o.fabre+zoe@example.org' where id = $1`,
    [id],
  );
  const { bookings } = await support.admin.bookings.list({ text });
  expect(bookings.some((booking) => booking.id === id)).toBe(isFound);
});

it('the longest names and address that a person may have are kept and found', async () => {
  const { id, listing } = await confirmedOrder(t);
  // No letter twice in a row, and few twice at all: what repeats itself would be packed.
  const letters = (first: number, length: number) =>
    Array.from({ length }, (_each, index) => String.fromCodePoint(first + ((index * 7919) % 20_000))).join('');
  const name = letters(0x4e00, LONGEST_NAME);
  const email = `${'a.b.c.d.'.repeat(30)}@example.org`;
  await t.rows('update listings set name = $2 where id = $1', [listing.id, letters(0x5000, 120)]);
  await t.rows('update bookings set first_name = $2, last_name = $2, email = $3 where id = $1', [id, name, email]);
  for (const text of [name.slice(-9), `${name.slice(-2)} ${name.slice(0, 2)}`, letters(0x5000, 120)])
    expect((await support.admin.bookings.list({ text })).bookings.map((booking) => booking.id)).toEqual([id]);
});

it('a text together with other wishes finds what both hold for', async () => {
  const { id, who, listing, code } = await confirmedOrder(t);
  const find = async (wanted: object) =>
    (await support.admin.bookings.list({ dropOff: 'coming', currency: 'CAD', userId: who.userId, ...wanted })).bookings;
  for (const text of [code, code.slice(4, 7), who.email.slice(2), listing.slug])
    expect([text, await find({ text })]).toMatchObject([text, [{ id }]]);
  expect(await find({ text: who.email, state: 'canceled' })).toEqual([]);
  expect(await find({ text: 'nobody at all' })).toEqual([]);
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

it('bookings of a city come the latest drop-off first and each once, however many each of its locations has', async () => {
  const orders = [await confirmedOrder(t), await confirmedOrder(t)];
  for (const [number, { id, listing }] of orders.entries()) {
    await t.rows("update listings set city_name = 'Ghent' where id = $1", [listing.id]);
    await t.rows('alter table bookings disable trigger keep_capacity');
    await t.rows(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'order_id', null,
         'code', 'CLK-7GH' || $2::text || 'A' || n, 'drop_off_at', b.drop_off_at + (n * n % 7) * interval '5 minutes'))).*
       from bookings b, generate_series(1, 6) n where b.id = $1`,
      [id, `${number}`],
    );
    await t.rows('alter table bookings enable trigger keep_capacity');
  }
  const ofCity = await t.rows<{ id: string }>(
    `select b.id from bookings b join listings l on l.id = b.listing_id where l.city_name = 'Ghent'
     order by b.drop_off_at desc, b.id desc`,
  );
  expect(ofCity).toHaveLength(14);
  const found: string[] = [];
  for (let after: string | null = null; found.length < 14; after = found.at(-1) ?? null) {
    const { bookings } = await support.admin.bookings.list({ city: 'Ghent', after, limit: 5 });
    found.push(...bookings.map((booking: { readonly id: string }) => booking.id));
    if (bookings.length === 0) break;
  }
  expect(found).toEqual(ofCity.map(({ id }) => id));
});

it('a search that takes too long is ended, and the administrator reads what helps', async () => {
  const failure = expect.objectContaining({ cause: expect.objectContaining({ key: 'searchTooLong', status: 422 }) });
  await t.db.fork().transactional(async (em) => {
    await sqlRows(em, 'lock table bookings');
    await expect(support.admin.bookings.list({ text: 'traveller' })).rejects.toEqual(failure);
  });
  await expect(support.admin.bookings.list({ text: 'traveller' })).resolves.toMatchObject({ next: null });
});

it('what a search finds is exported whole, after a proof, by administrators who work with money', async () => {
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
