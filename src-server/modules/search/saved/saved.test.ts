import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostSaved } from '#shared/search/limits.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('saved locations', () => {
  let t: TestApp;
  let first: string;
  let second: string;
  const person = async () => t.as({ userId: (await makeUser(t)).userId });
  beforeAll(async () => {
    t = await createTestApp();
    const ownerId = (await makeUser(t, { isPartner: true })).userId;
    first = (await makeListing(t, { ownerId })).slug;
    second = (await makeListing(t, { ownerId })).slug;
  });
  afterAll(() => t.close());

  it('are one’s own, the newest first, each once', async () => {
    const me = await person();
    await me.saved.add({ slugs: [first] });
    t.clock.forward(1);
    expect(await me.saved.add({ slugs: [second, first] })).toEqual([second, first]);
    expect(await (await person()).saved.list()).toEqual([]);
    expect(await me.saved.remove({ slug: second })).toEqual([first]);
  });

  it('leave out what is unknown or off the map', async () => {
    const me = await person();
    const { slug, id } = await makeListing(t, {});
    expect(await me.saved.add({ slugs: ['nowhere', slug, first] })).toHaveLength(2);
    await t.rows('update listings set published = false where id = $1', [id]);
    expect(await me.saved.list()).toEqual([first]);
    expect(await me.saved.show({ slugs: [slug, 'nowhere', first] })).toMatchObject([{ slug: first, rating: null }]);
  });

  it('are for those who are signed in; any visitor sees what a list shows', async () => {
    const visitor = await t.as();
    await expect(visitor.saved.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(visitor.saved.add({ slugs: [first] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(visitor.saved.remove({ slug: first })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await visitor.saved.show({ slugs: [second, first] })).map(({ slug }) => slug)).toEqual([second, first]);
  });

  it('are two hundred at most: the oldest go', async () => {
    const { userId } = await makeUser(t);
    const me = await t.as({ userId });
    const ownerId = (await makeUser(t, { isPartner: true })).userId;
    const others = Array.from({ length: mostSaved }, () => makeListing(t, { ownerId }));
    const copies = (await Promise.all(others)).map(({ slug }) => slug);
    await me.saved.add({ slugs: [first] });
    t.clock.forward(1);
    const kept = await me.saved.add({ slugs: copies });
    expect(kept).toHaveLength(mostSaved);
    expect(kept).not.toContain(first);
  });
});
