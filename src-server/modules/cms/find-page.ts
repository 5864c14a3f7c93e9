import type { PageSettings } from '#shared/cms/page-settings.ts';
import { cityIn } from '#shared/search/city-names.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import type { Locale } from '#shared/messages/text.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { questionsOf, renderMarkdown } from './markdown.ts';

export interface PageRow {
  readonly id: string;
  readonly url: string;
  readonly language: Locale;
  readonly page_type: 'article' | 'city' | 'place' | 'page';
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly settings: PageSettings;
  readonly background: string | null;
  readonly top_favorite: boolean;
  readonly updated_at: Date;
}

const COLUMNS =
  'id, url, language, page_type, title, description, body, settings, background, top_favorite, updated_at';

const summary = (row: PageRow) => ({
  id: row.id,
  url: row.url,
  language: row.language,
  pageType: row.page_type,
  title: row.title,
  description: row.description,
  settings: row.settings,
  background: row.background,
  topFavorite: row.top_favorite,
});

/** A page as it is shown. @param options `lines`: its parts tell where they stand in the text, for a preview. */
export const pageView = (row: PageRow, options: { readonly lines?: boolean } = {}) => ({
  ...summary(row),
  cityName: row.settings.city === undefined ? null : cityIn(row.language, row.settings.city),
  parts: renderMarkdown(row.body, options),
  questions: questionsOf(row.body),
  updatedAt: row.updated_at.toISOString(),
});

/**
 * The address of the page about the city that a page's settings name, for SQL: `null` where none is published, and of a
 * page of the city itself.
 */
export const CITY_URL = `(
  select city.url from cms_pages city
  where city.page_type = 'city' and city.published and city.settings ->> 'city' = page.settings ->> 'city'
    and page.page_type <> 'city'
  order by city.url limit 1)`;

/** The published page at an address, in the wished language or else in English; `null` where there is none. */
export async function findPage(
  ctx: RequestContext,
  { url, language = ctx.locale }: { readonly url: string; readonly language?: Locale | undefined },
) {
  const [row] = await ctx.deps.db.query<PageRow & { languages: Locale[]; city_url: string | null }>(
    `select ${COLUMNS}, array(
       select other.language from cms_pages other where other.url = $1 and other.published
       order by array_position(array['en', 'fr', 'es'], other.language)
     ) as languages, ${CITY_URL} as city_url
     from cms_pages page where url = $1 and published and language in ($2, 'en')
     order by (language = $2) desc limit 1`,
    [plainUrl(url), language],
  );
  return row === undefined ? null : { ...pageView(row), languages: row.languages, cityUrl: row.city_url };
}

/** One page by id. @throws AppError 404 for an unknown or unpublished one. */
export async function getPage(ctx: RequestContext, id: string) {
  const [row] = await ctx.deps.db.query<PageRow>(`select ${COLUMNS} from cms_pages where id = $1 and published`, [id]);
  if (row === undefined) throw notFound();
  return pageView(row);
}

/** An article by the last part of its address. @throws AppError 404 for an unknown one. */
export async function getArticle(ctx: RequestContext, slug: string) {
  const [row] = await ctx.deps.db.query<PageRow>(
    `select ${COLUMNS} from cms_pages
     where page_type = 'article' and published and right(url, length($1) + 1) = '/' || $1 and language in ($2, 'en')
     order by (language = $2) desc, length(url) limit 1`,
    [slug.toLowerCase(), ctx.locale],
  );
  if (row === undefined) throw notFound();
  return pageView(row);
}

/** Every published page in the reader's language, in English where it is not translated. */
export async function listPages(ctx: RequestContext) {
  const rows = await ctx.deps.db.query<PageRow>(
    `select distinct on (url) ${COLUMNS} from cms_pages where published and language in ($1, 'en')
     order by url, (language = $1) desc`,
    [ctx.locale],
  );
  return rows.map(summary);
}

export type PageView = Awaited<ReturnType<typeof getPage>>;
export type PageSummary = Awaited<ReturnType<typeof listPages>>[number];
