import type { PageContext } from '#web/lib/page-context.ts';
import { bookingInput } from '../use-booking.ts';

/** The stay that a code opens, with the facts and the price of its location in the cache. @throws as the call for the code. */
export async function loadWalkIn(api: PageContext['api'], code: string): Promise<void> {
  const { id, stay } = await api.search.walkIn.ensureData({ code });
  const asked = bookingInput({ id, stay, bagsCount: 1 });
  await Promise.all([
    api.cms.site.ensureData(),
    api.accounts.viewer.ensureData(),
    api.search.listing.ensureData(asked),
    api.pricing.quote.ensureData(asked),
  ]);
}
