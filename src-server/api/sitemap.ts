import type { FastifyInstance, FastifyReply } from 'fastify';
import { locales } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { listUrls } from '#server/modules/cms/cms.module.ts';
import { countSlugParts, listSlugs } from '#server/modules/search/search.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';

interface Address {
  readonly path: string;
  readonly changedAt?: Date;
}

/** Of the application's own pages: those that say the same to everybody. */
const ownPages = ['/', '/map', '/partners'];
/** Content with an address for each language. */
const translated = new Set(['/faq', '/pricing']);

/** What search engines read first: `/robots.txt`, and all public addresses in `/sitemap.xml` and its parts. */
export function registerSitemap(app: FastifyInstance, deps: Deps): void {
  const { siteUrl } = deps.config;
  const urls = (addresses: readonly Address[]): string =>
    addresses
      .map(
        ({ path, changedAt }) =>
          `<url><loc>${encodeURI(siteUrl + path).replaceAll('&', '&amp;')}</loc>${lastChange(changedAt)}</url>`,
      )
      .join('');

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await countSlugParts(deps);
    const names = ['pages', ...Array.from({ length: parts }, (_, index) => `locations-${index + 1}`)];
    const list = names.map((name) => `<sitemap><loc>${siteUrl}/sitemaps/${name}.xml</loc></sitemap>`).join('');
    return sendXml(reply, `<sitemapindex xmlns="${namespace}">${list}</sitemapindex>`);
  });

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const content = (await listUrls(deps)).flatMap(({ url, updated_at: changedAt }) =>
      translated.has(url)
        ? locales.map((locale) => ({ path: `/${locale}${url}`, changedAt }))
        : [{ path: url, changedAt }],
    );
    const own = ownPages.filter((path) => content.every((page) => page.path !== path)).map((path) => ({ path }));
    return sendXml(reply, `<urlset xmlns="${namespace}">${urls([...own, ...content])}</urlset>`);
  });

  app.get<{ Params: { part: string } }>('/sitemaps/locations-:part.xml', async (request, reply) => {
    const part = Number(request.params.part);
    const found = Number.isSafeInteger(part) && part >= 1 && part <= 1000 ? await listSlugs(deps, part) : [];
    if (found.length === 0) throw notFound();
    const addresses = found.map(({ slug, updated_at: changedAt }) => ({ path: `/map/${slug}`, changedAt }));
    return sendXml(reply, `<urlset xmlns="${namespace}">${urls(addresses)}</urlset>`);
  });
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Of no use to anybody who searches. */
const closed = ['/api/', '/book/', '/dev/', '/orders', '/settings', '/trpc/'];

const lastChange = (at: Date | undefined): string =>
  at === undefined ? '' : `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>`;

const sendXml = (reply: FastifyReply, content: string): FastifyReply =>
  reply
    .type('application/xml')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
