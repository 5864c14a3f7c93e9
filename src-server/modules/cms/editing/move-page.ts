import { plainUrl } from '#shared/cms/page-url.ts';
import type { PageSettings } from '#shared/cms/page-settings.ts';
import type { Deps } from '#server/deps.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { pageUrlTaken } from '../cms.errors.ts';
import { publishedTexts, textsOf } from './page-rows.ts';
import { beginRound } from './preview.ts';
import { keepVersion, replan } from './publish.ts';
import { askIn, lockPage } from './save-draft.ts';

/**
 * Gives a page another address; the old one leads to it from now on, and so do those it had before.
 * @throws AppError 404 without a page, 422 where another page is there.
 */
export async function movePage(
  deps: Deps,
  actorId: string | null,
  input: { readonly url: string; readonly to: string },
): Promise<void> {
  const [url, to] = [plainUrl(input.url), plainUrl(input.to)];
  const at = deps.clock.now().toString();
  await inTransaction(deps, async (em) => {
    for (const each of [url, to].toSorted()) await lockPage(em, each);
    const ask = askIn(em);
    await textsOf(ask, url);
    if (url === to || (await publishedTexts(ask, to)).length > 0) throw pageUrlTaken('to');
    for (const table of ['cms_pages', 'cms_drafts', 'cms_versions', 'cms_plans'])
      await ask(`update ${table} set url = $2 where url = $1`, [url, to]);
    await ask('delete from cms_redirects where from_url = $1', [to]);
    await ask('update cms_redirects set to_url = $2 where to_url = $1', [url, to]);
    await ask(
      `insert into cms_redirects (from_url, to_url, created_at) values ($1, $2, $3)
       on conflict (from_url) do update set to_url = excluded.to_url, created_at = excluded.created_at`,
      [url, to, at],
    );
    // Links to previews name an address: they show no other page that will stand there.
    for (const each of [url, to]) await beginRound(em, each);
    await replan(em, deps, to);
    await keepVersion(em, { url: to, kind: 'moved', restoredFrom: null, actorId, at });
  });
}

interface NewPage {
  readonly url: string;
  readonly title: string;
  readonly pageType: 'article' | 'city' | 'place' | 'page';
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly place?: PageSettings['place'] | undefined;
}

/** Of a new page of a city or a place: what it shows before an editor wrote for it. */
const firstBody: Readonly<Record<NewPage['pageType'], string>> = {
  city: '\n\n::: search\n\n::: places\n\n::: sights\n\n::: prices\n\n::: questions\n\n::: cities',
  place: '\n\n::: search\n\n::: places\n\n::: prices\n\n::: questions\n\n::: sights\n\n::: call-to-action',
  article: '',
  page: '',
};

/** Begins a page, which no one sees until it is published. @throws AppError 422 where there is one already. */
export async function createPage(deps: Deps, actorId: string | null, page: NewPage): Promise<{ url: string }> {
  const url = plainUrl(page.url);
  const at = deps.clock.now().toString();
  const { city, country, place } = page;
  await inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const ask = askIn(em);
    if ((await publishedTexts(ask, url)).length > 0) throw pageUrlTaken('url');
    const [model] = await ask<{ background: string | null }>(
      `select background from cms_pages where page_type = 'city' and settings ->> 'city' = $1 limit 1`,
      [city ?? ''],
    );
    const settings = {
      ...(city === undefined || city === '' ? {} : { city }),
      ...(country === undefined ? {} : { country }),
      ...(place === undefined ? {} : { place }),
    };
    await insertRows(em, 'cms_pages', [
      {
        id: newId(),
        url,
        language: 'en',
        page_type: page.pageType,
        title: page.title,
        description: '',
        body: '',
        settings: JSON.stringify(settings),
        background: model?.background ?? null,
        published: false,
        created_at: at,
        updated_at: at,
      },
    ]);
    await insertRows(em, 'cms_drafts', [
      {
        id: newId(),
        url,
        language: 'en',
        title: page.title,
        description: '',
        body: firstBody[page.pageType],
        followed: '[]',
        revision: 1,
        saved_by: actorId,
        saved_at: at,
      },
    ]);
  });
  return { url };
}
