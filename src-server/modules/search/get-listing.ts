import { comingDays } from '#shared/availability/coming-days.ts';
import type { listingDetailAnswer } from '#shared/search/search-answers.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { type DetailFacts, factsOfPages } from './facts/detail-facts.ts';
import { freshIndex } from './index/follow.ts';
import { judgeOf } from './index/judge.ts';
import { findSlot } from './index/search-index.ts';
import { type Asked, type AskedStay, listingView } from './listing.view.ts';
import { walkTimes } from './plan-walks.ts';
import { listingNotFound } from './search.errors.ts';

export type ListingDetailView = Answer<typeof listingDetailAnswer>;

/** One listing, before it is decided what is shown of it. */
export interface FoundListing extends Asked {
  readonly facts: DetailFacts;
}

/**
 * One published listing, by id, slug or number, and what holds for a stay.
 * @throws AppError 404 for an unknown or unpublished listing.
 */
export async function findListing(
  deps: Deps,
  asked: string | number,
  { stay, bagsCount, center }: AskedStay,
): Promise<FoundListing> {
  const fresh = await freshIndex(deps);
  const { index } = fresh;
  const slot = findSlot(index, asked);
  const listing = slot === null ? undefined : index.listings[slot];
  if (slot === null || listing === undefined) throw listingNotFound();
  const { peak, quote } = judgeOf(deps, fresh, stay, bagsCount)(slot);
  const facts = (await factsOfPages(deps.db, index, [listing])).get(listing.id);
  if (facts === undefined) throw listingNotFound();
  const walks = await walkTimes(deps, center, [facts.card]);
  return { facts, peak, quote, walk: walks.get(listing.id) };
}

/** The same as its own page shows it. @throws AppError as `findListing`. */
export async function getListing(deps: Deps, listing: string | number, asked: AskedStay): Promise<ListingDetailView> {
  const { facts, ...ofStay } = await findListing(deps, listing, asked);
  const { opening, detail } = facts;
  return {
    ...listingView(facts, asked, ofStay),
    comingDays: comingDays({ ...opening, stretchesByDay: new Map() }, localDateOf(opening.zone, asked.now)),
    ...detail,
  };
}
