import { type Locale, locales } from '#shared/messages/text.ts';
import { numbersOf } from '#shared/money/format-money.ts';
import type { PicturePreload } from '#web/drawings/picture-preloads.ts';

interface HeadMatch {
  readonly loaderData?: unknown;
}

/** What the root route loads for the heads of all pages. */
interface SiteFacts {
  readonly siteName: string;
  readonly siteUrl: string;
}

export const siteOf = (matches: readonly HeadMatch[]): SiteFacts => ({
  siteName: '',
  siteUrl: '',
  ...(matches[0]?.loaderData as Partial<SiteFacts> | undefined),
});

/** Title and description of a page; the site's name follows the title. `matches` are those that `head` is given. */
export function pageHead(matches: readonly HeadMatch[], title: string | undefined, description?: string) {
  const { siteName } = siteOf(matches);
  const whole = title === undefined ? siteName : `${title} – ${siteName}`;
  return {
    meta: [{ title: whole }, ...(description === undefined ? [] : [{ name: 'description', content: description }])],
  };
}

interface PublicPage {
  readonly title: string;
  readonly description?: string;
  /** Its one address, whatever it was asked by. */
  readonly path: string;
  /** The same page in each language that it is written in. */
  readonly languages?: readonly {
    readonly language: Locale;
    readonly path: string;
  }[];
  /** What it is to those who share it; a website if absent. */
  readonly type?: 'business.business';
  /** The picture it is shared with, a path of this site, 1200 × 630; the street of the landing page if absent. */
  readonly image?: string | undefined;
  /** What that picture shows; the page's title if absent. */
  readonly imageAlt?: string;
  /** Pictures that are seen first. */
  readonly pictures?: readonly PicturePreload[];
  /** What machines read of it, as schema.org says it; only the server says it. */
  readonly facts?: (siteUrl: string, siteName: string) => readonly object[];
}

/** The same page in each language, asked for by `lang`; its own address is English. */
export const inEachLanguage = (path: string) =>
  locales.map((language) => ({ language, path: language === 'en' ? path : `${path}?lang=${language}` }));

/** A page's one address in a language. */
export const pathInLanguage = (path: string, locale: Locale): string =>
  inEachLanguage(path).find(({ language }) => language === locale)?.path ?? path;

/** JSON that cannot end the script it stands in. */
const safeJson = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');

/**
 * What only previews of a shared link read: they ask the server for each page, so that the browser does without. The
 * site's own street is shown by the site's name.
 */
function previewMeta({ title, path, languages = [], image, imageAlt = title }: PublicPage, siteName: string) {
  const localeOf = (locale: Locale) => numbersOf(locale).replace('-', '_');
  const { language = 'en' } = languages.find((each) => each.path === path) ?? {};
  return [
    { property: 'og:image:alt', content: image === undefined ? siteName : imageAlt },
    { property: 'og:locale', content: localeOf(language) },
    ...languages
      .filter((each) => each.language !== language)
      // Of those without a name the router keeps one.
      .map((each) => ({
        name: `locale-${each.language}`,
        property: 'og:locale:alternate',
        content: localeOf(each.language),
      })),
  ];
}

/** What search engines and link previews read about a page that says the same to every visitor. */
export function shareHead(matches: readonly HeadMatch[], page: PublicPage) {
  const { title, description, path, languages = [], type = 'website' } = page;
  const { siteName, siteUrl } = siteOf(matches);
  const url = siteUrl + path;
  const image = siteUrl + (page.image ?? '/share/site.png');
  const facts = {
    type,
    site_name: siteName,
    title,
    description,
    url,
    image,
  };
  return {
    meta: [
      ...Object.entries(facts).flatMap(([name, content]) =>
        content === undefined ? [] : [{ property: `og:${name}`, content }],
      ),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(import.meta.env.SSR ? previewMeta(page, siteName) : []),
    ],
    links: [
      ...(page.pictures ?? []),
      { rel: 'canonical', href: url },
      ...languages.map(({ language, path: inLanguage }) => ({
        rel: 'alternate',
        hrefLang: language,
        href: siteUrl + inLanguage,
      })),
      ...languages
        .filter(({ language }) => language === 'en')
        .map(({ path: inEnglish }) => ({
          rel: 'alternate',
          hrefLang: 'x-default',
          href: siteUrl + inEnglish,
        })),
    ],
    scripts: (import.meta.env.SSR ? (page.facts?.(siteUrl, siteName) ?? []) : []).map((each) => ({
      type: 'application/ld+json',
      children: safeJson({ '@context': 'https://schema.org', ...each }),
    })),
  };
}

/** The whole head of such a page; of none while it is not loaded. */
export function publicHead(matches: readonly HeadMatch[], page: PublicPage | undefined) {
  const { meta } = pageHead(matches, page?.title, page?.description);
  if (page === undefined) return { meta };
  const share = shareHead(matches, page);
  return {
    meta: [...meta, ...share.meta],
    links: share.links,
    scripts: share.scripts,
  };
}
