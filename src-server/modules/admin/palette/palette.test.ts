import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let listingId: string;
beforeAll(async () => {
  t = await createTestApp();
  listingId = (await makeListing(t)).id;
  await t.rows(
    `insert into cms_pages (id, url, language, page_type, title, body, created_at, updated_at)
     values (gen_random_uuid(), '/union-station', 'en', 'page', 'Union Station', '', now(), now())`,
  );
});
afterAll(() => t.close());

const as = async (adminRole: 'owner' | 'support' | 'content') => t.as(await makeUser(t, { role: 'admin', adminRole }));

it('one search finds locations, people and pages', async () => {
  const owner = await as('owner');
  expect(await owner.admin.palette.find({ text: 'union st' })).toMatchObject({
    listings: [{ name: 'Union Station Luggage', city: 'Toronto' }],
    pages: [{ url: '/union-station', title: 'Union Station' }],
  });
  expect((await owner.admin.palette.find({ text: 'lovelace' })).people).toHaveLength(2);
});

it('a page is found by a piece of its title or address, in whatever case, letter for letter', async () => {
  const owner = await as('owner');
  const pages = async (text: string) => (await owner.admin.palette.find({ text })).pages.map(({ url }) => url);
  expect(await Promise.all(['UNION ST', 'ion-STA', '/union', 'union_st'].map(pages))).toEqual([
    ['/union-station'],
    ['/union-station'],
    ['/union-station'],
    [],
  ]);
});

it('locations that are not published are found behind the others, by a long piece and by a short one', async () => {
  const owner = await as('owner');
  const made = async (name: string, published: boolean) => {
    const { id } = await makeListing(t, { published });
    await t.rows('update listings set name = $2 where id = $1', [id, name]);
  };
  await made('Qzx Books', false);
  const find = async (text: string) =>
    (await owner.admin.palette.find({ text })).listings.map(({ name }: { readonly name: string }) => name);
  expect([await find('qzx books'), await find('zx b'), await find('qz')]).toEqual([
    ['Qzx Books'],
    ['Qzx Books'],
    ['Qzx Books'],
  ]);
  await made('Qzx Arcade', true);
  expect([await find('qzx'), await find('qz')]).toEqual([
    ['Qzx Arcade', 'Qzx Books'],
    ['Qzx Arcade', 'Qzx Books'],
  ]);
  await made('Qzx Bar', true);
  await made('Qzx Cinema', true);
  expect(await find('qzx')).toEqual(['Qzx Arcade', 'Qzx Bar', 'Qzx Cinema']);
});

it('administrators find only what they work with', async () => {
  expect(await (await as('content')).admin.palette.find({ text: 'union' })).toMatchObject({
    bookings: [],
    people: [],
    listings: [],
    pages: [{ title: 'Union Station' }],
  });
  expect((await (await as('support')).admin.palette.find({ text: 'union' })).pages).toEqual([]);
});

it('a payment is found by the beginning of the card provider’s name of it, by those who work with money', async () => {
  const guest = { firstName: 'Kamara', lastName: 'Bah', email: 'kamara@example.com', phoneNumber: '+1 416 555 0142' };
  const wish = { ...aBooking(listingId), guest, card: { cardToken: 'tok_visa' } };
  const { code } = await (await t.as()).booking.create(wish);
  const [paid] = await t.rows<{ name: string }>('select provider_intent_id as name from payments');
  const name = paid?.name ?? '';
  const asked = async (role: 'support' | 'content', text: string) =>
    (await (await as(role)).admin.palette.find({ text })).payments;
  expect(await asked('support', name.slice(0, -4))).toMatchObject([{ id: name, code, traveller: 'Kamara Bah' }]);
  expect(await asked('support', `${name}x`)).toEqual([]);
  expect(await asked('content', name)).toEqual([]);
});

it('one word finds at most three of each kind, bookings and people in their order', async () => {
  const owner = await as('owner');
  const { id } = await makeListing(t);
  const book = async (minute: number, lastName: string) => {
    const guest = { firstName: 'Zoë', lastName, email: `zoe.${minute}@example.org`, phoneNumber: '+1 416 555 0142' };
    const visitor = await t.as();
    const { code } = await visitor.booking.create({ ...aBooking(id), guest, card: { cardToken: 'tok_visa' } });
    await t.rows('update bookings set drop_off_at = drop_off_at + make_interval(mins => $2) where code = $1', [
      code,
      minute,
    ]);
  };
  for (const [minute, name] of ['de Léon', 'de Lisle', 'de Lor', 'de Lys'].entries()) await book(minute, name);
  const find = async (text: string) => owner.admin.palette.find({ text });
  const { bookings, people } = await find('zoë de l');
  expect(bookings.map(({ traveller }: { readonly traveller: string }) => traveller)).toEqual([
    'Zoë de Lys',
    'Zoë de Lor',
    'Zoë de Lisle',
  ]);
  expect(people).toHaveLength(3);
  expect((await find('Ë DE LÉ')).bookings).toMatchObject([{ traveller: 'Zoë de Léon' }]);
  expect(await find('zoë  de l')).toMatchObject({ bookings: [], people: [] });
});
