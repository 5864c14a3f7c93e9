import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPagePicture } from '#server/modules/cms/cms.module.ts';
import type { Viewer } from '#server/platform/sessions/viewer.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('a page that is edited', () => {
  let t: TestApp;
  let editor: Awaited<ReturnType<typeof makeUser>>;
  let other: Awaited<ReturnType<typeof makeUser>>;
  beforeAll(async () => {
    t = await createTestApp();
    editor = await makeUser(t, { role: 'admin', adminRole: 'content' });
    other = await makeUser(t, { role: 'admin', adminRole: 'content' });
  });
  afterAll(() => t.close());

  const pages = async (who = editor) => (await t.as(who)).admin.pages;
  const shown = async (url: string, language: 'en' | 'fr' = 'en') => (await t.as(null)).cms.page({ url, language });
  const words = (body: string, title = 'Title') => ({ title, description: '', body });

  it('is seen by no visitor until it is published, and then by all', async () => {
    await (
      await pages()
    ).create({ url: '/hamilton', title: 'Storage in Hamilton', pageType: 'city', city: 'Hamilton' });
    expect(await shown('/hamilton')).toBeNull();
    await expect((await pages()).create({ url: '/hamilton', title: 'Again', pageType: 'page' })).rejects.toThrow(
      'pageUrlTaken',
    );
    const { revision } = await (
      await pages()
    ).save({ url: '/hamilton', language: 'en', revision: 1, ...words('Hello.', 'Hamilton') });
    expect(revision).toBe(2);
    expect(await shown('/hamilton')).toBeNull();
    expect(await (await pages()).publish({ url: '/hamilton', languages: ['en'] })).toEqual({ version: 1 });
    expect(await shown('/hamilton')).toMatchObject({ title: 'Hamilton', parts: [{ html: '<p>Hello.</p>' }] });
    expect((await (await pages()).open({ url: '/hamilton' })).texts[0]?.draft).toBeNull();
  });

  it('names its city, and says where its place is, where it is about one', async () => {
    const page = { url: '/hamilton/gore', title: 'Storage at Gore Park', pageType: 'place' as const };
    const place = { name: 'Gore Park', kind: 'sight' as const, latitude: 43.2567, longitude: -79.8694 };
    const create = async (more: object) => (await pages()).create({ ...page, ...more });
    await expect(create({ city: ' ', place })).rejects.toThrow('"city"');
    await expect(create({ city: 'Hamilton', place: { ...place, latitude: Number.NaN } })).rejects.toThrow('"latitude"');
    await create({ city: 'Hamilton', place });
  });

  it('is not overwritten by an editor who began from an older draft', async () => {
    const draft = { url: '/hamilton', language: 'fr' as const, revision: 0 };
    await (await pages()).save({ ...draft, ...words('Bonjour.') });
    await expect((await pages(other)).save({ ...draft, ...words('Salut.') })).rejects.toMatchObject({
      cause: { key: 'draftChanged', data: { revision: 1 } },
    });
    await (await pages(other)).save({ ...draft, revision: 1, ...words('Salut.') });
  });

  it('says what of a translation is older than the English text, and what is missing', async () => {
    await (await pages()).publish({ url: '/hamilton', languages: ['fr'] });
    const text = 'Hello again.\n\n## More\n\nWords.';
    await (await pages()).save({ url: '/hamilton', language: 'en', revision: 0, ...words(text, 'Hamilton') });
    const parts = async () => (await (await pages()).open({ url: '/hamilton' })).texts.map((each) => each.parts);
    expect(await parts()).toEqual([
      ['done', 'done'],
      ['older', 'missing'],
      ['missing', 'missing'],
    ]);
    await (await pages()).publish({ url: '/hamilton', languages: ['en'] });
    expect((await parts())[1]).toEqual(['older', 'missing']);
    await (await pages()).save({ url: '/hamilton', language: 'fr', revision: 0, ...words('Re-bonjour.\n\n## Plus') });
    expect((await parts())[1]).toEqual(['done', 'done']);
  });

  it('is published at its time, by the job, unless that is taken back', async () => {
    const at = (minutes: number) =>
      t.clock
        .now()
        .plusSeconds(minutes * 60)
        .toString();
    await expect((await pages()).publish({ url: '/hamilton', languages: ['fr'], at: at(-1) })).rejects.toThrow(
      'publishInPast',
    );
    await (await pages()).publish({ url: '/hamilton', languages: ['fr'], at: at(60) });
    await t.runJobs();
    expect(await shown('/hamilton', 'fr')).toMatchObject({ parts: [{ html: '<p>Salut.</p>' }] });
    t.clock.forward(60);
    await t.runJobs();
    expect((await shown('/hamilton', 'fr'))?.parts[0]).toMatchObject({ html: expect.stringContaining('Re-bonjour') });
    await expect((await pages()).publish({ url: '/hamilton', languages: ['es'] })).rejects.toThrow('nothingToPublish');
  });

  it('has a history, of which any version becomes the draft of now', async () => {
    const { versions } = await (await pages()).open({ url: '/hamilton' });
    expect(versions.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '4 published',
      '3 published',
      '2 published',
      '1 published',
    ]);
    const second = await (await pages()).version({ url: '/hamilton', number: 3 });
    expect([second.before.en?.body, second.texts.en?.body]).toEqual(['Hello.', 'Hello again.\n\n## More\n\nWords.']);
    const beyond = (await pages()).version({ url: '/hamilton', number: 2 ** 31 });
    await expect(beyond).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await (await pages()).restore({ url: '/hamilton', number: 1 });
    expect((await (await pages()).open({ url: '/hamilton' })).texts[0]?.body).toBe('Hello.');
    expect((await shown('/hamilton'))?.parts).toHaveLength(1);
    await (await pages()).discard({ url: '/hamilton' });
    expect((await (await pages()).open({ url: '/hamilton' })).texts[0]?.draft).toBeNull();
  });

  it('is found at its old addresses after it moved, however often', async () => {
    await (await pages()).move({ url: '/hamilton', to: '/hamilton-on' });
    await (await pages()).move({ url: '/hamilton-on', to: '/hammer' });
    const visitor = await t.as(null);
    for (const url of ['/hamilton', '/hamilton-on']) expect(await visitor.cms.redirect({ url })).toBe('/hammer');
    expect(await shown('/hammer')).not.toBeNull();
    await (await pages()).create({ url: '/other', title: 'Other', pageType: 'page' });
    await expect((await pages()).move({ url: '/other', to: '/hammer' })).rejects.toThrow('pageUrlTaken');
    // Back where it was: the address leads nowhere else any more.
    await (await pages()).move({ url: '/hammer', to: '/hamilton' });
    expect(await visitor.cms.redirect({ url: '/hamilton' })).toBeNull();
    expect(await visitor.cms.redirect({ url: '/hammer' })).toBe('/hamilton');
  });

  it('is published at its time where it moved meanwhile', async () => {
    await (await pages()).create({ url: '/london', title: 'London', pageType: 'page' });
    await (await pages()).save({ url: '/london', language: 'en', revision: 1, ...words('Hello.', 'London') });
    const at = t.clock.now().plusSeconds(3600).toString();
    await (await pages()).publish({ url: '/london', languages: ['en'], at });
    await (await pages()).move({ url: '/london', to: '/london-on' });
    t.clock.forward(60);
    expect(await t.runJobs()).toEqual([]);
    expect(await shown('/london-on')).toMatchObject({ title: 'London' });
  });

  it('may stand where another one was, and move on from there', async () => {
    const publish = async (title: string) => {
      await (await pages()).create({ url: '/guelph', title, pageType: 'page' });
      await (await pages()).save({ url: '/guelph', language: 'en', revision: 1, ...words('Hello.', title) });
      await (await pages()).publish({ url: '/guelph', languages: ['en'] });
    };
    const visitor = await t.as(null);
    await publish('First');
    await (await pages()).move({ url: '/guelph', to: '/guelph-first' });
    await publish('Second');
    expect(await visitor.cms.redirect({ url: '/guelph' })).toBeNull();
    await (await pages()).move({ url: '/guelph', to: '/guelph-second' });
    expect(await visitor.cms.redirect({ url: '/guelph' })).toBe('/guelph-second');
  });

  describe('that is taken offline', () => {
    const offline = async (url: string) => (await pages()).takeOffline({ url, reason: 'The station closed' });
    const listed = async (url: string) => (await (await pages()).list()).find((page) => page.url === url);
    const seen = async () => {
      const visitor = await t.as(null);
      const texts = await Promise.all(['/sitemaps/pages.xml', '/llms.txt'].map((path) => t.app.inject(path)));
      return {
        page: await shown('/regina/depot'),
        inFrench: await shown('/regina/depot', 'fr'),
        guide: await visitor.cms.guide({ url: '/regina/depot' }),
        earlier: await visitor.cms.redirect({ url: '/regina/station' }),
        names: [...texts.map(({ body }) => body), JSON.stringify(await visitor.cms.pages())].filter((text) =>
          text.includes('/regina/depot'),
        ).length,
      };
    };

    it('is answered by no address, and comes back as it was', async () => {
      const place = { name: 'Depot', kind: 'station' as const, latitude: 50.45, longitude: -104.6 };
      const page = { url: '/regina/station', title: 'Depot', pageType: 'place' as const, city: 'Regina', place };
      await (await pages()).create(page);
      const at = { url: '/regina/station' };
      await (await pages()).save({ ...at, language: 'en', revision: 1, ...words('Trains.', 'Depot') });
      await (await pages()).save({ ...at, language: 'fr', revision: 0, ...words('Des trains.', 'Gare') });
      await (await pages()).publish({ ...at, languages: ['en', 'fr'] });
      await (await pages()).move({ ...at, to: '/regina/depot' });
      const before = await seen();
      expect(before).toMatchObject({ page: { title: 'Depot' }, earlier: '/regina/depot' });
      expect(before.names).toBeGreaterThan(0);
      // A draft that a person writes is not overwritten, and its publication is not planned any more.
      const url = '/regina/depot';
      await (await pages()).save({ url, language: 'fr', revision: 0, ...words('Plus de trains.', 'Gare') });
      const plan = t.clock.now().plusSeconds(3600).toString();
      await (await pages()).publish({ url, languages: ['fr'], at: plan });

      expect(await offline(url)).toEqual({ readIn: 'en, fr' });
      expect(await seen()).toEqual({ page: null, inFrench: null, guide: null, earlier: null, names: 0 });
      expect(await listed(url)).toMatchObject({ isOffline: true, published: [], publishAt: null });
      const opened = await (await pages()).open({ url });
      expect(opened).toMatchObject({ isOffline: true, isPublished: false, plan: null });
      expect(opened.texts.map(({ body, draft }) => [body, draft === null])).toEqual([
        ['Trains.', false],
        ['Plus de trains.', false],
        ['', true],
      ]);
      const { texts } = await (await pages()).version({ url, number: opened.versions[0]?.number ?? 0 });
      expect([opened.versions[0]?.kind, texts.fr?.body]).toEqual(['offline', 'Des trains.']);
      t.clock.forward(61);
      await t.runJobs();
      expect(await shown(url, 'fr')).toBeNull();

      await (await pages()).publish({ url, languages: ['en'] });
      expect({ ...(await shown(url)), updatedAt: '', languages: [] }).toEqual({
        ...before.page,
        updatedAt: '',
        languages: [],
      });
      expect((await seen()).earlier).toBe(url);
      expect(await listed(url)).toMatchObject({ isOffline: false, published: ['en'] });
    });

    it('is so once, however often it is pressed at once', async () => {
      const url = '/regina/depot';
      const answers = await Promise.all([offline(url), offline(url)]);
      expect(answers.map(({ readIn }) => readIn).toSorted()).toEqual(['', 'en']);
      const { versions } = await (await pages()).open({ url });
      expect(versions.filter(({ kind }) => kind === 'offline')).toHaveLength(2);
      const entries = await t.rows(
        "select before, after from audit_log where action = 'admin.pages.takeOffline' order by before ->> 'readIn' desc",
      );
      expect(entries).toEqual([
        { before: { readIn: 'en, fr' }, after: { readIn: null } },
        { before: { readIn: 'en' }, after: { readIn: null } },
      ]);
    });

    it('was led to by pages, whose editors see how many before and of each link after', async () => {
      const write = async (url: string, body: string) => {
        await (await pages()).create({ url, title: url, pageType: 'article' });
        await (await pages()).save({ url, language: 'en', revision: 1, ...words(body, url) });
        await (await pages()).publish({ url, languages: ['en'] });
      };
      await write('/guide', 'Words.');
      await (await pages()).move({ url: '/guide', to: '/guide-to' });
      await write('/one', 'See [it](/guide-to#top) and [again](/guide-to).');
      await write('/two', `See [it](${t.deps.config.siteUrl}/guide).`);
      await write('/three', 'See [another](/guide-to-others).');
      expect(await (await pages()).open({ url: '/guide-to' })).toMatchObject({ linkedFrom: 2, isNeeded: false });
      await offline('/guide-to');
      for (const [url, about] of [
        ['/one', '/guide-to'],
        ['/two', '/guide'],
      ] as const)
        expect((await (await pages()).open({ url })).texts[0]?.warnings).toContainEqual({
          kind: 'missingPage',
          line: 1,
          about,
        });
    });

    it('is none that the product needs, wherever it moved, and none of a stranger’s', async () => {
      await (await pages()).create({ url: '/terms-of-use', title: 'Terms', pageType: 'page' });
      await (await pages()).publish({ url: '/terms-of-use', languages: ['en'] });
      await t.rows("insert into cms_redirects values ('/terms', '/terms-of-use', now())");
      await expect(offline('/terms-of-use')).rejects.toThrow('pageNeeded');
      expect(await (await pages()).open({ url: '/terms-of-use' })).toMatchObject({ isNeeded: true });
      expect(await shown('/terms-of-use')).not.toBeNull();
      await expect(offline('/nowhere')).rejects.toThrow('notFound');
      const support = await makeUser(t, { role: 'admin', adminRole: 'support' });
      for (const who of [null, support])
        await expect((await t.as(who)).admin.pages.takeOffline({ url: '/hamilton' })).rejects.toThrow();
      expect(await shown('/hamilton')).not.toBeNull();
    });
  });

  it('is warned of links that lead nowhere or to where a page was', async () => {
    const body = 'See [a](/hammer), [b](/nowhere), [c](/hamilton) and [d](/map?q=x).\n\n::: nothing';
    const { warnings } = await (await pages()).save({ url: '/other', language: 'en', revision: 1, ...words(body) });
    expect(warnings).toEqual([
      { kind: 'movedPage', line: 1, about: '/hamilton' },
      { kind: 'missingPage', line: 1, about: '/nowhere' },
      { kind: 'unknownBlock', line: 3, about: '::: nothing' },
    ]);
  });

  it('has read a picture before a transaction begins, which would wait for it', async () => {
    const db = {
      ...t.deps.db,
      fork: () => {
        throw new Error('A transaction began');
      },
    };
    const service: Viewer = { kind: 'service', id: '', name: 'pictures', role: 'admin', acts: null };
    const upload = uploadPagePicture({ deps: { ...t.deps, db }, viewer: service }, Buffer.from('no picture'));
    await expect(upload).rejects.toMatchObject({ status: 422 });
  });

  it('shows pictures of its editors in sizes that fit', async () => {
    const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const upload = (who: Viewer) => uploadPagePicture({ deps: t.deps, viewer: who }, bytes);
    const visitor: Viewer = { kind: 'visitor', guestSessionId: null };
    const service: Viewer = { kind: 'service', id: '', name: 'pictures', role: 'admin', acts: null };
    await expect(upload(visitor)).rejects.toThrow();
    const { address } = await upload(service);
    expect(address).toMatch(/^\/pictures\/[0-9a-f-]{36}-1200x600$/);
    const [id] = address.slice('/pictures/'.length).split(/-1200x/);
    for (const [name, type] of [
      ['480.avif', 'image/avif'],
      ['1200.webp', 'image/webp'],
    ] as const) {
      const answer = await t.app.inject(`/pictures/${id}/${name}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(Number.parseInt(name, 10));
    }
    expect((await t.app.inject(`/pictures/${id}/999.webp`)).statusCode).toBe(404);
  });
});
