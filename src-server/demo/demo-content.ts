import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { cityPages } from './city-pages.ts';

const folder = join(import.meta.dirname, 'content');

/** A page's file: `title`, `description` and `type` in a head between two lines of dashes, then Markdown. */
function readPageFile(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    title: fields.get('title') ?? '',
    description: fields.get('description') ?? '',
    page_type: fields.get('type') ?? 'page',
    body: body.trim(),
  };
}

async function pagesOf(language: Locale) {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(
    names.map(async (name) => ({
      url: `/${name.replace(/\.md$/, '').replaceAll('__', '/')}`,
      language,
      ...readPageFile(await readFile(join(folder, language, name), 'utf8')),
    })),
  );
  return [...pages, ...cityPages(language)];
}

/** Gives an installation that has no content pages the ones it starts with, in every language. */
export async function ensureContent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const [known] = await db.query<{ exists: boolean }>('select exists (select from cms_pages) as exists');
  if (known?.exists !== false) return;
  const at = clock.now().toString();
  const pages = (await Promise.all(locales.map(pagesOf))).flat();
  await db.fork().transactional(async (em) => {
    await em.execute('lock table cms_pages in share row exclusive mode');
    const [meanwhile] = await em.execute<{ exists: boolean }[]>('select exists (select from cms_pages) as exists');
    if (meanwhile?.exists !== false) return;
    await insertRows(
      em,
      'cms_pages',
      pages.map((page) => ({ id: newId(), ...page, created_at: at, updated_at: at })),
    );
  });
}
