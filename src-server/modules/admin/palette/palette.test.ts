import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await makeListing(t);
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
