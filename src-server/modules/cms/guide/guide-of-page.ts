import type { PageSettings } from '#shared/cms/page-settings.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import type { Locale } from '#shared/messages/text.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { getGuide } from './get-guide.ts';

type Guide = Awaited<ReturnType<typeof getGuide>>;

/** Prices and hours around a city change slowly, and its page is asked for often. */
const guides = ttlCache<Guide>(60_000);

/** The guide of the published page at an address, at most a minute old; `null` where there is no page, or no location. */
export const guideOfPage = (
  ctx: RequestContext,
  { url, language = ctx.locale }: { readonly url: string; readonly language?: Locale | undefined },
): Promise<Guide> =>
  guides.get(ctx.deps, `${language} ${plainUrl(url)}`, () => readGuide(ctx, plainUrl(url), language));

/** Lets go of what is kept: a page went that guides of others may name. */
export const forgetGuides = ({ db }: RequestContext['deps']): void => guides.forgetAll(db);

async function readGuide({ deps }: RequestContext, url: string, language: Locale): Promise<Guide> {
  const [page] = await deps.db.query<{ settings: PageSettings }>(
    `select settings from cms_pages where url = $1 and published and language in ($2, 'en')
     order by (language = $2) desc limit 1`,
    [url, language],
  );
  return page === undefined ? null : getGuide(deps, page.settings, language);
}
