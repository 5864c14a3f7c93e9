import { Instant } from '@js-joda/core';
import { z } from 'zod';
import { plainUrl } from '#shared/cms/page-url.ts';
import { locales } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { pageView } from '../find-page.ts';
import { getGuide } from '../guide/get-guide.ts';
import { textsOf } from './page-rows.ts';

/** How long a link to a preview works, in days. */
const LINK_DAYS = 7;

/** What a link says: the page's address, and the second (Unix time) from which it is over. */
const claimSchema = z.tuple([z.string(), z.int()]);

const keyOf = ({ config }: Pick<Deps, 'config'>, claim: string) => derivedKey(config.appSecret, 'page-preview', claim);

/**
 * A link that shows the drafts of a page to whoever has it, for seven days (docs/decisions/content-drafts.md).
 * @returns its path on this site, and the ISO instant from which it is over.
 * @throws AppError 404 for an address without a page.
 */
export async function previewLink(deps: Pick<Deps, 'db' | 'config' | 'clock'>, asked: string) {
  const url = plainUrl(asked);
  await textsOf(deps.db.query, url);
  const until = deps.clock.now().plusSeconds(LINK_DAYS * 24 * 3600);
  const claim = Buffer.from(JSON.stringify([url, until.epochSecond()])).toString('base64url');
  return { path: `/preview/${claim}.${keyOf(deps, claim)}`, until: until.toString() };
}

/** The page's address that a link shows. @throws AppError 404 for a forged link, and for one that is over. */
function readLink(deps: Deps, token: string) {
  const [claim = '', key = ''] = token.split('.', 2);
  if (!isSameSecret(key, keyOf(deps, claim))) throw notFound();
  const [url, overAt] = claimSchema.parse(JSON.parse(Buffer.from(claim, 'base64url').toString()));
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
  const { url, until } = readLink(deps, token);
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
  const isGuide = page.pageType === 'city' || page.pageType === 'place';
  return {
    page: { ...page, languages: locales.filter((each) => textIn(each) !== undefined) },
    guide: isGuide ? await getGuide(deps, page.settings, text.language) : null,
    until,
  };
}
