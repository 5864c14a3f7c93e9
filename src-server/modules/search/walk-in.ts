import { walkInStay } from '#shared/availability/walk-in.ts';
import type { walkInAnswer } from '#shared/search/search-answers.ts';
import { toIso, toIsoInZone } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { shopOfPoster } from '#server/modules/partner/partner.module.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { factsOfPages } from './facts/detail-facts.ts';
import { freshIndex } from './index/follow.ts';
import { findSlot } from './index/search-index.ts';
import { listingNotFound } from './search.errors.ts';

/**
 * The stay that a location's own code opens: from now until five hours later or its closing.
 * @throws AppError 404 for a code of no published location.
 */
export async function walkIn(deps: Deps, code: string): Promise<Answer<typeof walkInAnswer>> {
  const id = await shopOfPoster(deps, code);
  const { index } = await freshIndex(deps);
  const listing = index.listings[(id === null ? null : findSlot(index, id)) ?? -1];
  const facts = listing && (await factsOfPages(deps.db, index, [listing])).get(listing.id);
  if (facts === undefined) throw listingNotFound();
  const now = deps.clock.now();
  const { stay, pickUps, minutesLeft } = walkInStay(facts.opening, now);
  const { zone } = facts.opening;
  const { slug, name } = facts.card;
  return {
    id: facts.id,
    slug,
    name,
    zone: zone.id(),
    now: toIso(now),
    stay: { dropOffAt: toIsoInZone(stay.dropOffAt, zone), pickUpAt: toIsoInZone(stay.pickUpAt, zone) },
    pickUps: pickUps.map((at) => toIsoInZone(at, zone)),
    minutesLeft,
  };
}
