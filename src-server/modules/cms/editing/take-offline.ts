import { linksIn } from '#shared/cms/check-text.ts';
import { isNeededPage } from '#shared/cms/needed-pages.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import { locales } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { pageNeeded } from '../cms.errors.ts';
import { forgetGuides } from '../guide/guide-of-page.ts';
import { type Ask, textsOf } from './page-rows.ts';
import { keepVersion } from './publish.ts';
import { askIn, lockPage } from './save-draft.ts';

/** The address of a page, and those that lead to it. */
async function addressesOf(ask: Ask, url: string): Promise<readonly string[]> {
  const before = await ask<{ from_url: string }>('select from_url from cms_redirects where to_url = $1', [url]);
  return [url, ...before.map(({ from_url }) => from_url)];
}

/**
 * What going offline would break: whether the product itself needs the page, and how many other published pages lead to
 * it, by a link in their words in any language, or from a place to its city.
 */
export async function whatLeadsTo(ask: Ask, url: string, siteUrl: string) {
  const addresses = await addressesOf(ask, url);
  const pages = await ask<{ url: string; page_type: string; body: string }>(
    `select url, page_type, body from cms_pages where published and url <> $1
       and (page_type = 'place' and url like $1 || '/%'
         or exists (select from unnest($2::text[]) address where strpos(replace(lower(body), '](' || $3 || '/', '](/'), '](' || address) > 0))`,
    [url, addresses, siteUrl],
  );
  const leads = pages.filter(
    (page) =>
      (page.page_type === 'place' && page.url.startsWith(`${url}/`)) ||
      linksIn(page.body, siteUrl).some(({ path }) => addresses.includes(plainUrl(path))),
  );
  return { isNeeded: isNeededPage(addresses), linkedFrom: new Set(leads.map((page) => page.url)).size };
}

/**
 * Takes a page from its readers in all languages; what it said stays as its drafts where there are none, and as a version.
 * Its addresses, also earlier ones, lead nowhere until it is published again; a planned publication is taken back.
 * @returns the languages it was published in, in order; of a page that was offline already none.
 * @throws AppError 404 without a page, 409 for one that the product needs.
 */
export async function takeOffline(deps: Deps, actorId: string | null, asked: string): Promise<string> {
  const url = plainUrl(asked);
  const at = deps.clock.now().toString();
  const languages = await inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const ask = askIn(em);
    if (isNeededPage(await addressesOf(ask, url))) throw pageNeeded();
    const { published, drafts } = await textsOf(ask, url);
    const shown = published.filter((row) => row.published);
    if (shown.length === 0) {
      tellAct('repeated');
      return [];
    }
    await keepVersion(em, { url, kind: 'offline', restoredFrom: null, actorId, at });
    for (const { language, title, description, body, followed } of shown) {
      if (drafts.some((draft) => draft.language === language)) continue;
      await ask(
        `insert into cms_drafts (id, url, language, title, description, body, followed, revision, saved_by, saved_at)
         values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9)`,
        [newId(), url, language, title, description, body, JSON.stringify(followed), actorId, at],
      );
    }
    await ask('update cms_pages set published = false, updated_at = $2 where url = $1', [url, at]);
    await ask('delete from cms_plans where url = $1', [url]);
    return locales.filter((each) => shown.some(({ language }) => language === each));
  });
  forgetGuides(deps);
  return languages.join(', ');
}
