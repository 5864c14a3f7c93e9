import Fastify from 'fastify';
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
