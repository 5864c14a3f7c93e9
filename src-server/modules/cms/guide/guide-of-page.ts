import type { PageSettings } from '#shared/cms/page-settings.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { getGuide } from './get-guide.ts';

type Guide = Awaited<ReturnType<typeof getGuide>>;

/** Prices and hours around a city change slowly, and its page is asked for often. */
const KEPT_FOR_MS = 60_000;
const MAX_KEPT = 500;
const kept = new WeakMap<
  RequestContext['deps']['db'],
  Map<string, { readonly guide: Promise<Guide>; readonly at: number }>
>();

/** The guide of the published page at an address, at most a minute old; `null` where there is no page, or no location. */
export async function guideOfPage(
  ctx: RequestContext,
  { url, language = ctx.locale }: { readonly url: string; readonly language?: Locale | undefined },
): Promise<Guide> {
  const { db, clock } = ctx.deps;
  const now = clock.now().toEpochMilli();
  const all = kept.get(db) ?? new Map<string, { guide: Promise<Guide>; at: number }>();
  kept.set(db, all);
  const key = `${language} ${plainUrl(url)}`;
  const known = all.get(key);
  if (known !== undefined && Math.abs(now - known.at) < KEPT_FOR_MS) return known.guide;
  const guide = readGuide(ctx, plainUrl(url), language);
  if (all.size >= MAX_KEPT) all.clear();
  all.set(key, { guide, at: now });
  // What failed is asked for anew by whoever comes next.
  guide.catch(() => all.delete(key));
  return guide;
}

/** Lets go of what is kept: a page went that guides of others may name. */
export const forgetGuides = ({ db }: RequestContext['deps']): unknown => kept.delete(db);

async function readGuide({ deps }: RequestContext, url: string, language: Locale): Promise<Guide> {
  const [page] = await deps.db.query<{ settings: PageSettings }>(
    `select settings from cms_pages where url = $1 and published and language in ($2, 'en')
     order by (language = $2) desc limit 1`,
    [url, language],
  );
  return page === undefined ? null : getGuide(deps, page.settings, language);
}
