import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SITE = 'http://localhost:3000';
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('the site map', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
    await t.rows(
      `insert into cms_pages (id, url, language, page_type, title, description, body, published, created_at, updated_at)
       select gen_random_uuid(), url, 'en', 'page', 'Title', '', '', url <> '/draft', now(), '2026-11-02'
       from unnest(array['/about', '/faq', '/draft']) url`,
    );
    await t.rows(
      `insert into cms_pages (id, url, language, page_type, title, description, body, published, created_at, updated_at)
       select gen_random_uuid(), url, language, 'page', 'Titre', '', '', true, now(), '2026-11-02'
       from (values ('/faq', 'fr'), ('/faq', 'es'), ('/about', 'fr')) of_language(url, language)`,
    );
  });
  afterAll(() => t.close());
  const read = (path: string) => t.app.inject(path);

  it('is named in robots.txt, which keeps engines out of private pages', async () => {
    const { body } = await read('/robots.txt');
    expect(body).toContain('Disallow: /orders\n');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
  });

  it('names its parts and the published pages, one for each language where they differ', async () => {
    expect(locationsIn((await read('/sitemap.xml')).body)).toEqual([`${SITE}/sitemaps/pages.xml`]);
    const pages = await read('/sitemaps/pages.xml');
    expect(pages.headers['content-type']).toContain('xml');
    expect(locationsIn(pages.body)).toEqual(
      ['/', '/map', '/partners', '/about', '/en/faq', '/fr/faq', '/es/faq'].map((path) => SITE + path),
    );
    expect(pages.body).toContain('<lastmod>2026-11-02</lastmod>');
  });

  it('says in which other languages a page is to be had', async () => {
    const { body } = await read('/sitemaps/pages.xml');
    expect(body).toContain(
      `<loc>${SITE}/about</loc><lastmod>2026-11-02</lastmod><xhtml:link rel="alternate" hreflang="en" href="${SITE}/about"/><xhtml:link rel="alternate" hreflang="fr" href="${SITE}/about?lang=fr"/>`,
    );
    expect(body).toContain(`hreflang="es" href="${SITE}/es/faq"`);
  });

  it('tells programs that read what there is', async () => {
    const { body, headers } = await read('/llms.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('# Cloakroom\n');
    expect(body).toContain(`- [Title](${SITE}/about): `);
    expect(body).not.toContain('/draft');
  });

  it('names a page from the moment it is published, and copies of it are kept for a minute at most', async () => {
    const content = await t.as(await makeUser(t, { role: 'admin', adminRole: 'content' }));
    const at = { url: '/toronto/exhibition' };
    const place = { name: 'Exhibition', kind: 'station' as const, latitude: 43.63, longitude: -79.42 };
    await content.admin.pages.create({ ...at, title: 'Exhibition', pageType: 'place', city: 'Toronto', place });
    const languages = ['en', 'fr', 'es'] as const;
    for (const language of languages) {
      const words = { title: 'Exhibition', description: 'Trains', body: 'Trains stop here.' };
      await content.admin.pages.save({ ...at, language, revision: language === 'en' ? 1 : 0, ...words });
    }
    expect(locationsIn((await read('/sitemaps/pages.xml')).body)).not.toContain(SITE + at.url);
    await content.admin.pages.publish({ ...at, languages: [...languages] });
    const pages = await read('/sitemaps/pages.xml');
    expect(locationsIn(pages.body)).toContain(SITE + at.url);
    expect(pages.body).toContain(`hreflang="es" href="${SITE}${at.url}?lang=es"`);
    expect((await read('/llms.txt')).body).toContain(SITE + at.url);
    for (const path of ['/sitemaps/pages.xml', '/llms.txt'])
      expect([path, (await read(path)).headers['cache-control']]).toEqual([path, 'public, max-age=60']);
  });

  it('names published listings and no others', async () => {
    const { id, slug } = await makeListing(t);
    const hidden = await makeListing(t);
    await t.rows('update listings set published = false where id = $1', [hidden.id]);
    expect(locationsIn((await read('/sitemap.xml')).body)).toContain(`${SITE}/sitemaps/locations-1.xml`);
    expect(locationsIn((await read('/sitemaps/locations-1.xml')).body)).toEqual([`${SITE}/map/${slug}`]);
    await t.rows('update listings set published = false where id = $1', [id]);
    for (const part of ['1', '2', '0', 'x', '1e9']) {
      expect((await read(`/sitemaps/locations-${part}.xml`)).statusCode).toBe(404);
    }
  });
});
