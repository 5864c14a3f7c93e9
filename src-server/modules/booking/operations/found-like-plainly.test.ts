import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LATEST } from './found-by-text.sql.ts';
import { confirmedOrder } from './operations.fixture.ts';

const firstNames = ['Zoë', 'Anna', 'Jo', 'Rosa Maria', 'O’Neil', 'Łukasz', 'Ann-Kathrin', 'MAX'];
const lastNames = ['de Léon', 'Sato', 'Van der Berg', 'Anderson', 'Q', 'Ez', 'Münz', "O'Brien"];
const domains = ['@example.org', '@mail.example.com', '@x.co'];
const places = ['Corner Cup on Queen', 'Café Park', 'Old Ez Books', 'Q'];

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;

/** Four locations with 120 bookings each, of names and addresses that some share, in weeks of two years; before them many others. */
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  await t.rows('alter table bookings disable trigger keep_capacity');
  const array = (words: readonly string[]) =>
    `(array['${words.map((each) => each.replaceAll("'", "''")).join("','")}'])`;
  for (const [number, place] of places.entries()) {
    const { id, listing } = await confirmedOrder(t);
    await t.rows('update listings set name = $2 where id = $1', [listing.id, place]);
    await t.rows(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'order_id', null,
         'code', 'CLK-' || upper(substr(md5($2::text || n), 1, 6)), 'first_name', ${array(firstNames)}[1 + n * 7 % 8],
         'last_name', ${array(lastNames)}[1 + n * 5 / 8 % 8],
         'email', 'g' || n % 9 || '.' || n % 31 || ${array(domains)}[1 + n % 3],
         'drop_off_at', b.drop_off_at - n * n % 700 * interval '1 day' + n % 13 * interval '1 minute',
         'pick_up_at', b.pick_up_at + interval '1 day'))).*
       from bookings b, generate_series(1, 120) n where b.id = $1`,
      [id, `${number}`],
    );
  }
  // Moved earlier and later, cancelled, called otherwise, taken to another location, taken away; and persons without a name.
  const change = (what: string, digit: number) =>
    t.rows(`update bookings set ${what} where email like 'g%' and right(code, 1) = '${digit}'`);
  await change("drop_off_at = drop_off_at - interval '300 days'", 3);
  await change("drop_off_at = drop_off_at + interval '5 hours'", 4);
  await change("status = 'canceled', canceled_at = now()", 5);
  await change("last_name = 'Sato-Ez'", 6);
  await change("listing_id = (select id from listings where name = 'Q')", 7);
  await t.rows("delete from bookings where email like 'g%' and right(code, 1) = '8'");
  await change("first_name = '', last_name = '', email = 'erased-1@erased.example'", 9);
  await t.rows("update listings set name = 'Corner Cup on King' where name = 'Corner Cup on Queen'");
  // Later than all of these, so that they are not among those that are gone through first.
  const { id, listing } = await confirmedOrder(t);
  await t.rows("update listings set name = '' where id = $1", [listing.id]);
  await t.rows(
    `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'order_id', null,
       'code', 'CLK-Z' || lpad(n::text, 5, '0'), 'first_name', '', 'last_name', '', 'email', '',
       'drop_off_at', b.drop_off_at + interval '1 day' + n * interval '1 minute', 'pick_up_at', b.pick_up_at + interval '40 days'))).*
     from bookings b, generate_series(1, ${LATEST}) n where b.id = $1`,
    [id],
  );
  await t.rows('analyze bookings');
});
afterAll(() => t.close());

const LIMIT = 20;

/** Ids of a page as they would be found by reading every booking. */
async function plainly(text: string, after: string | null): Promise<string[]> {
  const bare = text
    .toUpperCase()
    .replace(/[\s\-–—_]/g, '')
    .replace(/^CLK/, '');
  const rows = await t.rows<{ id: string }>(
    `select b.id from bookings b join listings l on l.id = b.listing_id
     where (strpos(lower(b.first_name || ' ' || b.last_name || ' ' || b.email), $1) > 0 or strpos(lower(l.name), $1) > 0
         or l.slug = $1 or starts_with(b.code, $2))
       and ($3::uuid is null or (b.drop_off_at, b.id) < (select a.drop_off_at, a.id from bookings a where a.id = $3))
     order by b.drop_off_at desc, b.id desc limit ${LIMIT}`,
    [text.toLowerCase(), /^[0-9A-Z]{2,6}$/.test(bare) ? `CLK-${bare}` : null, after],
  );
  return rows.map(({ id }) => id);
}

/** Pieces of what is written somewhere, in any case, and others that no one has. */
const words = [
  ...firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last} g3.7@example.org`)),
  ...places,
];
const cut = fc
  .tuple(fc.constantFrom(...words), fc.nat(40), fc.integer({ min: 1, max: 12 }), fc.boolean())
  .map(([word, place, length, isUpper]) => {
    const letters = Array.from(word);
    const from = place % letters.length;
    const found = letters.slice(from, from + length).join('');
    return isUpper ? found.toUpperCase() : found;
  });
const piece = fc
  .oneof({ weight: 9, arbitrary: cut }, { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 4 }) })
  .map((each) => each.trim())
  .filter((each) => each !== '');

it('pages of what a piece finds are those that reading every booking finds', async () => {
  await fc.assert(
    fc.asyncProperty(piece, async (text) => {
      let after: string | null = null;
      for (let page = 0; page < 3; page += 1) {
        const found = await support.admin.bookings.list({ text, after, limit: LIMIT });
        const ids = found.bookings.map((booking: { readonly id: string }) => booking.id);
        expect([text, page, ids]).toEqual([text, page, await plainly(text, after)]);
        if (found.next === null) return;
        after = found.next;
      }
    }),
    { numRuns: 150 },
  );
});
