import type { Amenities } from '#shared/partner/amenities.ts';
import { comingDays } from '#shared/availability/coming-days.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { listingDetailAnswer } from '#shared/search/search-answers.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { listingColumns, listingJoins, type ListingRow } from './listing-row.ts';
import { peakOfStay } from './peak.sql.ts';
import { type AskedStay, listingView } from './listing.view.ts';
import { walkTimes } from './plan-walks.ts';
import { quotesOfStay } from './quotes-of-stay.ts';
import { listingNotFound } from './search.errors.ts';

interface DiscountRow {
  readonly id: string;
  readonly name: string;
  readonly percentage: number;
  readonly applied_to: string;
}

interface ReviewRow {
  readonly id: string;
  readonly author_name: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly reply_text: string | null;
  readonly replied_at: Date | null;
}

export type ListingDetailView = Answer<typeof listingDetailAnswer>;

/** What only a listing's own page shows. */
interface DetailRow extends ListingRow {
  readonly country: string;
  readonly region: string | null;
  readonly additional_information: string | null;
  readonly amenities: Amenities;
  readonly latest_reviews: readonly ReviewRow[];
  readonly discounts: readonly DiscountRow[];
}

const LATEST = 5;

const sql = (by: 'id' | 'slug'): string => `
  select ${listingColumns(peakOfStay('l.id', '$2', '$3'))}, l.country, l.region, l.additional_information, l.amenities,
    (select coalesce(json_agg(r), '[]') from (
      select id, author_name, rating, text, created_at, replied_at,
        case when reply_removed_at is null then reply_text end as reply_text from reviews
      where listing_id = l.id and removed_at is null order by created_at desc limit ${LATEST}) r) as latest_reviews,
    (select coalesce(json_agg(d order by d.name), '[]') from discounts d where d.listing_id = l.id) as discounts
  from listings l ${listingJoins}
  where l.${by} = $1 and l.published`;

const reviewView = (review: ReviewRow) => ({
  id: review.id,
  authorName: review.author_name,
  rating: review.rating,
  text: review.text,
  createdAt: new Date(review.created_at).toISOString(),
  /** The location's answer. */
  reply:
    review.reply_text === null || review.replied_at === null
      ? null
      : { text: review.reply_text, at: new Date(review.replied_at).toISOString() },
});

/**
 * One published listing, by id or slug, for a stay.
 * @throws AppError 404 for an unknown or unpublished listing.
 */
export async function getListing(deps: Deps, idOrSlug: string, asked: AskedStay): Promise<ListingDetailView> {
  const { stay, now } = asked;
  const [row] = await deps.db.query<DetailRow>(sql(isId(idOrSlug) ? 'id' : 'slug'), [
    idOrSlug,
    stay.dropOffAt.toString(),
    stay.pickUpAt.toString(),
  ]);
  if (row === undefined) throw listingNotFound();
  const walks = await walkTimes(deps, asked.center, [row]);
  const view = listingView(row, asked, { quote: quotesOfStay(stay, asked.bagsCount)(row), walk: walks.get(row.id) });
  const opening = compileOpening(view.rules);
  return {
    ...view,
    comingDays: comingDays(opening, localDateOf(opening.zone, now)),
    latestReviews: row.latest_reviews.map(reviewView),
    country: row.country,
    region: row.region,
    additionalInformation: row.additional_information,
    /** Only what the partner has answered. */
    amenities: row.amenities,
    discounts: row.discounts.map(({ id, name, percentage, applied_to }) => ({
      id,
      name,
      percentage,
      appliedTo: applied_to,
    })),
  };
}
