import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { listUrls, llmsText } from '#server/modules/cms/cms.module.ts';
import { countSlugParts, listSlugs } from '#server/modules/partner/partner.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

interface Address {
  readonly path: string;
  readonly changedAt?: Date;
  /** The same page in other languages. */
  readonly languages?: readonly {
    readonly language: string;
    readonly path: string;
  }[];
}

const link = (siteUrl: string, path: string): string => encodeURI(siteUrl + path).replaceAll('&', '&amp;');

/** Of the application's own pages: those that say the same to every visitor. */
const ownPages = ['/', '/map', '/partners'];
/** Content with an address for each language. */
const translated = new Set(['/faq', '/pricing']);

/** A page's address in a language: its own below the language, or asked by `lang`. */
const pathIn = (url: string, language: Locale): string =>
  translated.has(url) ? `/${language}${url}` : language === 'en' ? url : `${url}?lang=${language}`;

/** What search engines read first: `/robots.txt`, and all public addresses in `/sitemap.xml` and its parts. */
export function registerSitemap(app: FastifyInstance, deps: Deps): void {
  const { siteUrl } = deps.config;
  const urls = (addresses: readonly Address[]): string =>
    addresses
      .map(
        ({ path, changedAt, languages = [] }) =>
          `<url><loc>${link(siteUrl, path)}</loc>${lastChange(changedAt)}${languages
            .map(
              (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${link(siteUrl, each.path)}"/>`,
            )
            .join('')}</url>`,
      )
      .join('');

  app.get('/robots.txt', declares('anyone'), (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', LATER)
      .send(
        `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/llms.txt', declares('anyone'), async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', SOON)
      .send(await llmsText(deps)),
  );

  app.get('/sitemap.xml', declares('anyone'), async (_request, reply) => {
    const parts = await countSlugParts(deps);
    const names = ['pages', ...Array.from({ length: parts }, (_, index) => `locations-${index + 1}`)];
    const list = names.map((name) => `<sitemap><loc>${siteUrl}/sitemaps/${name}.xml</loc></sitemap>`).join('');
    return sendXml(reply, `<sitemapindex xmlns="${namespace}">${list}</sitemapindex>`, LATER);
  });

  app.get('/sitemaps/pages.xml', declares('anyone'), async (_request, reply) => {
    const content = (await listUrls(deps)).flatMap(({ url, updated_at: changedAt, languages }) => {
      const inAll = languages.map((language) => ({
        language,
        path: pathIn(url, language),
      }));
      const paths = translated.has(url) ? inAll.map(({ path }) => path) : [url];
      return paths.map((path) => ({
        path,
        changedAt,
        languages: inAll.length > 1 ? inAll : [],
      }));
    });
    const own = ownPages.filter((path) => content.every((page) => page.path !== path)).map((path) => ({ path }));
    return sendXml(
      reply,
      `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls([...own, ...content])}</urlset>`,
      SOON,
    );
  });

  app.get<{ Params: { part: string } }>('/sitemaps/locations-:part.xml', declares('anyone'), async (request, reply) => {
    const part = Number(request.params.part);
    const found = Number.isSafeInteger(part) && part >= 1 && part <= 1000 ? await listSlugs(deps, part) : [];
    if (found.length === 0) throw notFound();
    const addresses = found.map(({ slug, updated_at: changedAt }) => ({
      path: `/map/${slug}`,
      changedAt,
    }));
    return sendXml(reply, `<urlset xmlns="${namespace}">${urls(addresses)}</urlset>`, LATER);
  });
}

/** A page that was published, moved or taken offline shows in what names it within a minute, no matter who keeps a copy. */
const SOON = 'public, max-age=60';
/** Locations are many, and change their part seldom. */
const LATER = 'public, max-age=3600';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Of no use to a search engine. */
const closed = ['/admin', '/api/', '/book/', '/dev/', '/orders', '/settings', '/trpc/'];

const lastChange = (at: Date | undefined): string =>
  at === undefined ? '' : `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>`;

const sendXml = (reply: FastifyReply, content: string, keep: string): FastifyReply =>
  reply.type('application/xml').header('cache-control', keep).send(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
