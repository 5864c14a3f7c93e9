import { Instant } from '@js-joda/core';
import { z } from 'zod';
import { plainUrl } from '#shared/cms/page-url.ts';
import { locales } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { CITY_URL, pageView } from '../find-page.ts';
import { getGuide } from '../guide/get-guide.ts';
import { textsOf } from './page-rows.ts';

/** How long a link to a preview works, in days. */
const LINK_DAYS = 7;

/** What a link says: the page's address, and the second (Unix time) from which it is over. */
const claimSchema = z.tuple([z.string().regex(/^[^\0]*$/), z.int()]);

/** The key of a claim; ending the links of a page begins a new round, in which older keys fit nothing. */
const keyOf = ({ config }: Pick<Deps, 'config'>, claim: string, round: number) =>
  derivedKey(config.appSecret, 'page-preview', round === 0 ? claim : `${round}.${claim}`);

/** How often the links of the page at an address were ended. */
async function roundOf({ db }: Pick<Deps, 'db'>, url: string): Promise<number> {
  const [row] = await db.query<{ round: number }>('select round from cms_preview_rounds where url = $1', [url]);
  return row?.round ?? 0;
}

/**
 * A link that shows the drafts of a page to its holder, for seven days (docs/decisions/content.md). The editor
 * shows them by one of its own; one that is given away is made by `givePreview`.
 * @returns its path on this site, and the ISO instant from which it is over.
 * @throws AppError 404 for an address without a page.
 */
export async function previewLink(deps: Pick<Deps, 'db' | 'config' | 'clock'>, asked: string) {
  const url = plainUrl(asked);
  await textsOf(deps.db.query, url);
  const until = deps.clock.now().plusSeconds(LINK_DAYS * 24 * 3600);
  const claim = Buffer.from(JSON.stringify([url, until.epochSecond()])).toString('base64url');
  return { path: `/preview/${claim}.${keyOf(deps, claim, await roundOf(deps, url))}`, until: until.toString() };
}

/** A link that is given away, which is written down. @throws AppError 404 for an address without a page. */
export async function givePreview(deps: Pick<Deps, 'db' | 'config' | 'clock'>, asked: string) {
  const link = await previewLink(deps, asked);
  await deps.db.query(
    `insert into cms_preview_rounds (url, round, given_until) values ($1, 0, $2)
     on conflict (url) do update set given_until = excluded.given_until`,
    [plainUrl(asked), link.until],
  );
  return link;
}

/** Whatever links there are to previews at an address, they are over from now on. */
export const beginRound = (em: EntityManager, url: string) =>
  sqlRows(
    em,
    `insert into cms_preview_rounds as r (url, round) values ($1, 1)
     on conflict (url) do update set round = r.round + 1, given_until = null`,
    [url],
  );

/**
 * Ends every link of a page: they are answered as unknown ones from now on. Where none was given away since the last end
 * it is no act: only the editor's own ends.
 * @throws AppError 404 for an address without a page.
 */
export async function endPreviews(deps: Pick<Deps, 'db'>, asked: string): Promise<void> {
  const url = plainUrl(asked);
  await textsOf(deps.db.query, url);
  const [ended] = await deps.db.query<{ given: boolean }>(
    `with given as (select given_until from cms_preview_rounds where url = $1)
     insert into cms_preview_rounds as r (url, round) values ($1, 1)
     on conflict (url) do update set round = r.round + 1, given_until = null
     returning coalesce((select given_until is not null from given), false) as given`,
    [url],
  );
  if (ended?.given !== true) tellAct('repeated');
}

/** What a claim says, which any visitor may have written; `null` where it says nothing. */
function readClaim(claim: string) {
  try {
    return claimSchema.parse(JSON.parse(Buffer.from(claim, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** The page's address that a link shows. @throws AppError 404 for a forged link, and for one that is over or was ended. */
async function readLink(deps: Deps, token: string) {
  const [claim = '', key = ''] = token.split('.', 2);
  const said = readClaim(claim);
  if (said === null) throw notFound();
  const [url, overAt] = said;
  if (!isSameSecret(key, keyOf(deps, claim, await roundOf(deps, url)))) throw notFound();
  const until = Instant.ofEpochSecond(overAt);
  if (!deps.clock.now().isBefore(until)) throw notFound();
  return { url, until: until.toString() };
}

/**
 * A page as its drafts say, published or not, in the reader's language or else in English, with what its blocks show of
 * the locations around. Its parts tell the lines of the text that they stand on.
 * @throws AppError 404 for a link that is forged or over, and where the page went meanwhile.
 */
export async function previewPage(ctx: RequestContext, token: string) {
  const { deps, locale } = ctx;
  const { url, until } = await readLink(deps, token);
  const { first, published, drafts } = await textsOf(deps.db.query, url);
  const texts = [...drafts, ...published.filter(({ body }) => body !== '')];
  const textIn = (language: string) => texts.find((text) => text.language === language);
  const text = textIn(locale) ?? textIn('en') ?? first;
  const page = pageView(
    {
      ...first,
      id: url,
      url,
      language: text.language,
      title: text.title,
      description: text.description,
      body: text.body,
    },
    { lines: true },
  );
  const [above] = await deps.db.query<{ url: string | null }>(
    `select ${CITY_URL} as url from cms_pages page where page.url = $1 limit 1`,
    [url],
  );
  const isGuide = page.pageType === 'city' || page.pageType === 'place';
  return {
    page: {
      ...page,
      languages: locales.filter((each) => textIn(each) !== undefined),
      cityUrl: above?.url ?? null,
    },
    guide: isGuide ? await getGuide(deps, page.settings, text.language) : null,
    until,
  };
}
