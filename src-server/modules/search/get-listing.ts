import { comingDays } from '#shared/availability/coming-days.ts';
import type { listingDetailAnswer } from '#shared/search/search-answers.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { type DetailFacts, factsOfPages } from './facts/detail-facts.ts';
import { type Revision, revisionColumns } from './facts/kept-by-revision.ts';
import { type Asked, type AskedStay, listingView } from './listing.view.ts';
import { peakOfStay } from './peak.sql.ts';
import { walkTimes } from './plan-walks.ts';
import { quotesOfStay } from './quotes-of-stay.ts';
import { listingNotFound } from './search.errors.ts';

export type ListingDetailView = Answer<typeof listingDetailAnswer>;

interface Row extends Revision {
  readonly peak: number;
}

const sql = (by: 'id' | 'slug'): string => `
  select l.id, ${revisionColumns}, ${peakOfStay('l.id', '$2', '$3')} as peak
  from listings l where l.${by} = $1 and l.published`;

/** One listing, before anybody decides what is shown of it. */
export interface FoundListing extends Asked {
  readonly facts: DetailFacts;
}

/**
 * One published listing, by id or slug, and what holds for a stay.
 * @throws AppError 404 for an unknown or unpublished listing.
 */
export async function findListing(
  deps: Deps,
  idOrSlug: string,
  { stay, bagsCount, center }: AskedStay,
): Promise<FoundListing> {
  const [row] = await deps.db.query<Row>(sql(isId(idOrSlug) ? 'id' : 'slug'), [
    idOrSlug,
    stay.dropOffAt.toString(),
    stay.pickUpAt.toString(),
  ]);
  if (row === undefined) throw listingNotFound();
  const facts = (await factsOfPages(deps.db, [row])).get(row.id);
  if (facts === undefined) throw listingNotFound();
  const { card, tariff } = facts;
  const walks = await walkTimes(deps, center, [card]);
  const quote = quotesOfStay(deps, stay, bagsCount)(card.rules.zone, tariff);
  return { facts, peak: row.peak, quote, walk: walks.get(row.id) };
}

/** The same as its own page shows it. @throws AppError as `findListing`. */
export async function getListing(deps: Deps, idOrSlug: string, asked: AskedStay): Promise<ListingDetailView> {
  const { facts, ...ofStay } = await findListing(deps, idOrSlug, asked);
  const { opening, detail } = facts;
  return {
    ...listingView(facts, asked, ofStay),
    comingDays: comingDays({ ...opening, stretchesByDay: new Map() }, localDateOf(opening.zone, asked.now)),
    ...detail,
  };
}
