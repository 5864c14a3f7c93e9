import { notFound, redirect } from '@tanstack/react-router';
import { isLocale, type Locale } from '#shared/messages/text.ts';
import type { LiveQuestion } from './guide/guide-types.ts';
import { sceneOf } from './scene-of.ts';
import { pageFacts } from './page-facts.ts';
import { pathInLanguage } from '#web/lib/page-head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { isRefused } from '#web/lib/status-of.ts';
import type { Inputs, Outputs } from '#web/lib/trpc.ts';

/** Areas that any content page may need, for its blocks. */
export const contentAreas = ['content', 'landing', 'dates', 'places', 'errors'] as const;

/**
 * Loads the page at an address with what its blocks show.
 * @throws notFound where there is none, which answers with status 404.
 */
export async function loadContentPage({ api }: PageContext, url: string, language?: Locale) {
  const page = await fetchPage(api, language === undefined ? { url } : { url, language });
  if (page === null) {
    const moved = await api.cms.redirect.fetch({ url });
    if (moved !== null) throw redirect({ href: moved, statusCode: 301 });
    throw notFound();
  }
  const viewer = await api.accounts.viewer.ensureData();
  await loadBlocks({ api }, page);
  return { page, isShareable: viewer === null && !hasBlock(page, 'search') };
}

type Parts = Pick<NonNullable<Outputs['cms']['page']>, 'parts'>;

const hasBlock = ({ parts }: Parts, name: string): boolean =>
  parts.some((part) => part.kind === 'block' && part.name === name);

/** Loads what the blocks of a page show. */
export async function loadBlocks({ api }: Pick<PageContext, 'api'>, page: Parts): Promise<void> {
  await Promise.all([
    hasBlock(page, 'cities') || hasBlock(page, 'search') ? api.search.home.ensureData() : null,
    hasBlock(page, 'search') ? api.search.start.ensureData() : null,
    hasBlock(page, 'pricing') ? api.pricing.countryPricings.ensureData() : null,
  ]);
}

async function fetchPage(api: PageContext['api'], question: Inputs['cms']['page']) {
  try {
    return await api.cms.page.fetch(question);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

export type LoadedPage = Awaited<ReturnType<typeof loadContentPage>> & {
  readonly live?: readonly LiveQuestion[];
};

/** Questions and prices have an address for each language, other pages ask by `lang`. */
const addressIn = (url: string, locale: Locale): string =>
  /^\/(faq|pricing)$/.test(url) ? `/${locale}${url}` : pathInLanguage(url, locale);

/** What a page's head says. */
export function contentHead(loaded: LoadedPage | undefined) {
  if (loaded === undefined) return undefined;
  const { page } = loaded;
  const scene = sceneOf(page.background);
  const image = scene === undefined ? undefined : `/share/${scene}.png`;
  const pathIn = (locale: Locale) => addressIn(page.url, locale);
  return {
    title: page.title,
    description: page.description,
    path: pathIn(page.language),
    languages: page.languages.map((language) => ({
      language,
      path: pathIn(language),
    })),
    image,
    ...(import.meta.env.SSR
      ? {
          facts: (siteUrl: string, siteName: string) =>
            pageFacts(loaded, { siteUrl, siteName, pathOf: (url) => addressIn(url, page.language), image }),
        }
      : {}),
  };
}

/** A page that is the same for all visitors may be kept for a minute; language and theme are chosen by cookie. */
export const sharedPageHeaders = (loaderData: { readonly isShareable: boolean } | undefined): Record<string, string> =>
  loaderData?.isShareable ? { 'cache-control': 'public, max-age=60', vary: 'cookie, accept-language' } : {};

/** A page below a language or a city: `/fr/faq` is in French, `/toronto/faq` in the reader's language. */
export async function loadPrefixedPage(context: PageContext, prefix: string, url: string) {
  if (isLocale(prefix)) return loadContentPage(context, url, prefix);
  const city = await fetchPage(context.api, { url: `/${prefix}` });
  if (city?.pageType !== 'city') throw notFound();
  return loadContentPage(context, url);
}
