import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

const folder = join(import.meta.dirname, 'content');

const placeOf = (field: (name: string) => string | undefined) => {
  const [latitude, longitude] = (field('at') ?? '').split(',').map(Number);
  const name = field('place');
  return name === undefined ? {} : { place: { name, kind: field('kind') ?? 'sight', latitude, longitude } };
};

/**
 * A page's file: `title`, `description`, `type` and what it is about (`city`, `country`, `place`, `kind`, `at`) in a head
 * between two lines of dashes, then Markdown.
 */
function readPageFile(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const field = (name: string) => fields.get(name);
  const city = field('city');
  return {
    title: field('title') ?? '',
    description: field('description') ?? '',
    page_type: field('type') ?? 'page',
    body: body.trim(),
    settings: JSON.stringify({
      ...(city === undefined ? {} : { city, country: field('country') }),
      ...placeOf(field),
    }),
    background: field('background') ?? null,
    top_favorite: field('favorite') === 'yes',
  };
}

async function pagesOf(language: Locale) {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.map(async (name) => ({
      url: `/${name.replace(/\.md$/, '').replaceAll('__', '/')}`,
      language,
      ...readPageFile(await readFile(join(folder, language, name), 'utf8')),
    })),
  );
}

/** Pages that addresses of the application show: they are given again when they are missing. */
const always = new Set(['/partners', '/privacy', '/terms', '/faq', '/pricing']);

/**
 * Gives an installation that has no content pages the ones it starts with, in every language. One that has some gets the
 * places of its cities that it never had: what was written, moved or published once is never touched.
 */
export async function ensureContent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now().toString();
  const pages = (await Promise.all(locales.map(pagesOf))).flat();
  await db.fork().transactional(async (em) => {
    // The first process writes them, others wait for as long as it takes.
    await sqlRows(em, 'set local lock_timeout = 0');
    await sqlRows(em, 'lock table cms_pages in share row exclusive mode');
    const known = await sqlRows<{ url: string; language: string }>(em, 'select url, language from cms_pages');
    const has = new Set(known.map(({ url, language }) => `${language} ${url}`));
    const past = await sqlRows<{ url: string }>(
      em,
      'select url from cms_pages union select url from cms_versions union select from_url from cms_redirects',
    );
    const wasThere = new Set(past.map(({ url }) => url));
    const isNewPlace = ({ url, page_type }: (typeof pages)[number]) =>
      page_type === 'place' && !wasThere.has(url) && wasThere.has(url.slice(0, url.lastIndexOf('/')));
    const missing = pages.filter(
      (page) =>
        (has.size === 0 || always.has(page.url) || isNewPlace(page)) && !has.has(`${page.language} ${page.url}`),
    );
    const rows = missing.map((page) => ({
      id: newId(),
      ...page,
      created_at: at,
      updated_at: at,
    }));
    if (rows.length > 0) await insertRows(em, 'cms_pages', rows);
  });
}
