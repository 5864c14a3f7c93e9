import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { registerSharePictures } from './share-pictures.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('a picture to share is painted once, however many ask for it, and none is of what is not public', async () => {
  const drawn: string[] = [];
  const app = Fastify();
  registerSharePictures(app, t.deps, {
    drawShop: async (_businessType, name) => {
      drawn.push(name);
      return '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6"/></svg>';
    },
  });
  const { id } = await makeListing(t);
  const [listing] = await t.rows<{ slug: string; name: string }>('select slug, name from listings where id = $1', [id]);
  const ask = () => app.inject(`/share/locations/${listing?.slug}.png`);
  for (const answer of [...(await Promise.all([ask(), ask(), ask()])), await ask()])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(drawn).toEqual([listing?.name]);
  await t.rows('update listings set published = false where id = $1', [id]);
  expect((await ask()).statusCode).toBe(404);
  await app.close();
});

it('a location with a photo is shared by it, cut to the size of link previews', async () => {
  const app = Fastify();
  registerSharePictures(app, t.deps, { drawShop: () => Promise.reject(new Error('No drawing is wanted')) });
  const { id, slug } = await makeListing(t);
  const ask = () => app.inject(`/share/locations/${slug}.jpg`);
  expect((await ask()).statusCode).toBe(404);
  const photo = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#0b5d4a' } })
    .jpeg()
    .toBuffer();
  const [file] = await t.rows<{ id: string }>(
    `insert into files (id, content_type, bytes, width, height, created_at) values (gen_random_uuid(), 'image/jpeg', $1, 900, 1600, now()) returning id`,
    [photo],
  );
  await t.rows('insert into listing_images (id, listing_id, file_id, position) values (gen_random_uuid(), $1, $2, 0)', [
    id,
    file?.id,
  ]);
  const answer = await ask();
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  await app.close();
});
