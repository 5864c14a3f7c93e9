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

it('everybody finds only what they work with', async () => {
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
