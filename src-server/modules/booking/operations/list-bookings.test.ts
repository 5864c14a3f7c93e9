import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LONGEST_NAME } from '#shared/contact/contact-rules.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
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

it('what was paid is told of the booking that it was paid for: an order that was changed and cancelled has nothing', async () => {
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

it('a booking that began while its location was called otherwise is found by the new name', async () => {
  const { id, listing } = await confirmedOrder(t);
  const twin = randomUUID();
  let renamed: Promise<unknown> = Promise.resolve();
  await t.db.fork().transactional(async (em) => {
    await sqlRows(
      em,
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', $2::text, 'order_id', null, 'code', 'CLK-7W1N22'))).*
       from bookings b where id = $1`,
      [id, twin],
    );
    renamed = t.rows("update listings set name = 'Green Dragon' where id = $1", [listing.id]);
    await vi.waitFor(async () => {
      const waiting = await t.rows("select from pg_locks where not granted and locktype in ('transactionid', 'tuple')");
      expect(waiting).not.toEqual([]);
    });
  });
  await renamed;
  const found = await support.admin.bookings.list({ text: 'een dragon' });
  expect(found.bookings.map((booking) => booking.id).toSorted()).toEqual([id, twin].toSorted());
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

it('a text is kept once, as long as a booking has it', async () => {
  const [first, second] = [await confirmedOrder(t), await confirmedOrder(t)];
  const kept = async (text: string) => {
    const [row] = await t.rows<{ times: number }>(
      'select count(*)::int as times from booking_texts where text like as_one_word($1)',
      [`%${text}%`],
    );
    return row?.times;
  };
  const call = (id: string, name: string) => t.rows('update bookings set first_name = $2 where id = $1', [id, name]);
  const write = "update bookings set last_name = 'Took', email = 'took@example.org' where id = any ($1)";
  await t.rows(write, [[first.id, second.id]]);
  await call(first.id, 'Peregrin');
  await call(second.id, 'PEREGRIN');
  expect([await kept('peregrin took'), await kept('took@example')]).toEqual([1, 1]);
  await call(first.id, 'Fara');
  expect([await kept('peregrin'), await kept('fara')]).toEqual([1, 1]);
  await call(second.id, 'Fara');
  expect([await kept('peregrin'), await kept('fara')]).toEqual([0, 1]);
  await t.rows("update listings set name = 'Great Smials' where id = $1", [first.listing.id]);
  await t.rows("update listings set name = 'Tuckborough' where id = $1", [first.listing.id]);
  expect([await kept('smials'), await kept('tuckb')]).toEqual([0, 1]);
});

/** Two transactions, of which the second has to wait for the first, and goes on when that one ends. */
async function inTurn(first: readonly [string, unknown[]], second: readonly [string, unknown[]]): Promise<void> {
  let waiting: Promise<unknown> = Promise.resolve();
  await t.db.fork().transactional(async (em) => {
    await sqlRows(em, ...first);
    waiting = t.rows(...second);
    await vi.waitFor(async () => {
      const locks = await t.rows("select from pg_locks where not granted and locktype in ('transactionid', 'tuple')");
      expect(locks).not.toEqual([]);
    });
  });
  await waiting;
}

const calledSo = 'update bookings set first_name = $2 where id = $1';
const texts = (text: string) => t.rows('select text from booking_texts where text like $1', [`${text}%`]);

it('a name that two bookings lose at once is kept by neither', async () => {
  const [first, second] = [await confirmedOrder(t), await confirmedOrder(t)];
  await t.rows("update bookings set first_name = 'Smeagol', email = 'gollum@example.org' where id = any ($1)", [
    [first.id, second.id],
  ]);
  await inTurn([calledSo, [first.id, 'Trahald']], [calledSo, [second.id, 'Trahald']]);
  expect([(await texts('smeagol')).length, (await texts('trahald')).length]).toEqual([0, 1]);
});

it('a name that one booking loses while another gets it stays, and both are found', async () => {
  const [first, second] = [await confirmedOrder(t), await confirmedOrder(t)];
  await t.rows("update bookings set email = 'grip@example.org' where id = any ($1)", [[first.id, second.id]]);
  await t.rows(calledSo, [first.id, 'Gorbag']);
  await inTurn([calledSo, [second.id, 'Gorbag']], [calledSo, [first.id, 'Shagrat']]);
  const find = async (text: string) =>
    (await support.admin.bookings.list({ text })).bookings.map((booking) => booking.id);
  expect([await find('gorbag'), await find('shagrat')]).toEqual([[second.id], [first.id]]);
  await inTurn([calledSo, [second.id, 'Ufthak']], [calledSo, [first.id, 'Gorbag']]);
  expect([await find('gorbag'), await find('shagrat')]).toEqual([[first.id], []]);
});

it('bookings that swap two names at once are both called as was wished, and neither text is lost', async () => {
  const [first, second] = [await confirmedOrder(t), await confirmedOrder(t)];
  const email = 'swap@example.org';
  await t.rows("update bookings set last_name = 'Baggins', email = $2 where id = any ($1)", [
    [first.id, second.id],
    email,
  ]);
  await t.rows(calledSo, [first.id, 'Bilbo']);
  await t.rows(calledSo, [second.id, 'Frodo']);
  const call = (id: string, name: string, hours: number) =>
    inTransaction(t.deps, (em) =>
      sqlRows(
        em,
        `update bookings set first_name = $2, drop_off_at = drop_off_at + $3 * interval '1 hour',
           pick_up_at = pick_up_at + $3 * interval '1 hour' where id = $1`,
        [id, name, hours],
      ),
    );
  for (let round = 1; round <= 12; round += 1) {
    const [one, other] = round % 2 === 1 ? ['Frodo', 'Bilbo'] : ['Bilbo', 'Frodo'];
    await Promise.all([call(first.id, one, round), call(second.id, other, round)]);
    expect((await texts('bilbo')).length + (await texts('frodo')).length).toBe(2);
  }
  const find = async (text: string) =>
    (await support.admin.bookings.list({ text })).bookings.map((booking) => booking.id);
  expect([await find('bilbo baggins'), await find('frodo baggins')]).toEqual([[first.id], [second.id]]);
});

it('a location that is called otherwise while a booking of it is moved is found by the latest one', async () => {
  const { id, listing } = await confirmedOrder(t);
  const moved =
    "update bookings set drop_off_at = drop_off_at + interval '40 days', pick_up_at = pick_up_at + interval '40 days' where id = $1";
  await inTurn([moved, [id]], ["update listings set name = 'Bree Inn' where id = $1", [listing.id]]);
  const latest = await t.rows(
    `select from booking_texts t join booking_words w on w.location_id = t.id
     where w.booking_id = $1 and t.text like 'bree%' and t.last_at = w.drop_off_at`,
    [id],
  );
  expect(latest).toHaveLength(1);
});

it('the longest names and address that anybody may have are kept and found', async () => {
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
