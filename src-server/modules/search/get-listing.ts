import { comingDays } from '#shared/availability/coming-days.ts';
import type { listingDetailAnswer } from '#shared/search/search-answers.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { factsOfPages } from './facts/detail-facts.ts';
import { type Revision, revisionColumns } from './facts/kept-by-revision.ts';
import { type AskedStay, listingView } from './listing.view.ts';
import { peakOfOneStay } from './peak.sql.ts';
import { walkTimes } from './plan-walks.ts';
import { quotesOfStay } from './quotes-of-stay.ts';
import { listingNotFound } from './search.errors.ts';

export type ListingDetailView = Answer<typeof listingDetailAnswer>;

interface Row extends Revision {
  readonly peak: number;
}

const sql = (by: 'id' | 'slug'): string => `
  select l.id, ${revisionColumns}, ${peakOfOneStay('l.id', '$2', '$3')} as peak
  from listings l where l.${by} = $1 and l.published`;

/**
 * One published listing, by id or slug, for a stay.
 * @throws AppError 404 for an unknown or unpublished listing.
 */
export async function getListing(deps: Deps, idOrSlug: string, asked: AskedStay): Promise<ListingDetailView> {
  const { stay, now } = asked;
  const [row] = await deps.db.query<Row>(sql(isId(idOrSlug) ? 'id' : 'slug'), [
    idOrSlug,
    stay.dropOffAt.toString(),
    stay.pickUpAt.toString(),
  ]);
  if (row === undefined) throw listingNotFound();
  const facts = (await factsOfPages(deps.db, [row])).get(row.id);
  if (facts === undefined) throw listingNotFound();
  const { card, opening, tariff, detail } = facts;
  const walks = await walkTimes(deps, asked.center, [card]);
  const quote = quotesOfStay(stay, asked.bagsCount)(card.rules.zone, tariff);
  return {
    ...listingView(facts, asked, { peak: row.peak, quote, walk: walks.get(row.id) }),
    comingDays: comingDays({ ...opening, stretchesByDay: new Map() }, localDateOf(opening.zone, now)),
    ...detail,
  };
}
