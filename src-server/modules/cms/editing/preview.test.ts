import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('the link to a preview', () => {
  let t: TestApp;
  let pages: Awaited<ReturnType<TestApp['as']>>['admin']['pages'];
  let token: string;
  beforeAll(async () => {
    t = await createTestApp();
    pages = (await t.as(await makeUser(t, { role: 'admin', adminRole: 'content' }))).admin.pages;
    await pages.create({ url: '/windsor', title: 'Storage in Windsor', pageType: 'page' });
    const draft = { url: '/windsor', language: 'en' as const, revision: 1, title: 'Windsor', description: '' };
    await pages.save({ ...draft, body: 'Hello.\n\n## More\n\nWords.' });
    const { path } = await pages.givePreview({ url: '/windsor' });
    token = path.replace('/preview/', '');
  });
  afterAll(() => t.close());

  const shown = async (asked = token) => (await t.as(null)).cms.preview({ token: asked });

  it('shows to its holder what no other visitor sees yet', async () => {
    expect(await (await t.as(null)).cms.page({ url: '/windsor' })).toBeNull();
    expect(await shown()).toMatchObject({
      page: { title: 'Windsor', languages: ['en'], parts: [{ html: expect.stringContaining('<h2 data-line="3"') }] },
      guide: null,
    });
  });

  it('shows what was kept since, in the language of its reader', async () => {
    await pages.save({
      url: '/windsor',
      language: 'fr',
      revision: 0,
      title: 'Windsor en français',
      description: '',
      body: 'Bonjour.',
    });
    const asked = (language: string) =>
      t.app.inject({
        url: `/trpc/cms.preview?input=${encodeURIComponent(JSON.stringify({ token }))}`,
        headers: { 'x-locale': language },
      });
    expect((await asked('fr')).body).toContain('Bonjour.');
    expect((await asked('es')).body).toContain('Hello.');
  });

  it('is worth nothing where it was forged, taken for another page, or made by a person who may not', async () => {
    const [claim = '', key = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify(['/toronto', 4102444800])).toString('base64url');
    const zero = Buffer.from(JSON.stringify(['/\0', 4102444800])).toString('base64url');
    for (const forged of ['x', `${zero}.${key}`, claim, `${claim}.`, `${other}.${key}`, `${claim}.${key}x`])
      await expect(shown(forged)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const support = (await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }))).admin.pages;
    await expect(support.givePreview({ url: '/windsor' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(pages.givePreview({ url: '/nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is worth nothing once its page’s links were ended, by an administrator who may write pages, and a new one is', async () => {
    const support = (await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }))).admin.pages;
    await expect(support.endPreviews({ url: '/windsor' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(pages.endPreviews({ url: '/nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await shown();
    for (const round of ['first', 'second']) {
      const ended = token;
      await pages.endPreviews({ url: '/windsor' });
      await expect(shown(ended), round).rejects.toMatchObject({ code: 'NOT_FOUND' });
      token = (await pages.givePreview({ url: '/windsor' })).path.replace('/preview/', '');
      expect(await shown(), round).toMatchObject({ page: { title: 'Windsor' } });
    }
  });

  it('is one of the editor’s own too, which ends with the others', async () => {
    const own = (await pages.preview({ url: '/windsor' })).path.replace('/preview/', '');
    expect(await shown(own)).toMatchObject({ page: { title: 'Windsor' } });
    await pages.endPreviews({ url: '/windsor' });
    await pages.endPreviews({ url: '/windsor' });
    await expect(shown(own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    token = (await pages.preview({ url: '/windsor' })).path.replace('/preview/', '');
    await shown();
  });

  it('goes on where the links of another page were ended', async () => {
    await pages.create({ url: '/guelph', title: 'Storage in Guelph', pageType: 'page' });
    await pages.givePreview({ url: '/guelph' });
    await pages.endPreviews({ url: '/guelph' });
    await shown();
  });

  it('shows no other page that stands at its address later', async () => {
    await pages.create({ url: '/sarnia', title: 'Sarnia', pageType: 'page' });
    const { path } = await pages.givePreview({ url: '/sarnia' });
    await pages.move({ url: '/sarnia', to: '/sarnia-on' });
    await pages.create({ url: '/sarnia', title: 'Nobody’s to see yet', pageType: 'page' });
    await expect(shown(path.replace('/preview/', ''))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is over after seven days', async () => {
    t.clock.forward(7 * 24 * 60 - 1);
    await shown();
    t.clock.forward(1);
    await expect(shown()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
