import type { listingDetailAnswer } from '#shared/search/search-answers.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { keptFacts } from './kept-facts.ts';
import { listingColumns, type ListingFacts, listingFacts, listingJoins, type ListingRow } from './listing-facts.ts';

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

/** What only a listing's own page shows. */
interface DetailRow extends ListingRow {
  readonly country: string;
  readonly region: string | null;
  readonly additional_information: string | null;
  readonly latest_reviews: readonly ReviewRow[];
  readonly discounts: readonly DiscountRow[];
}

/** The part of a listing's own page that a card lacks and that is the same for every stay. */
type Detail = Pick<
  Answer<typeof listingDetailAnswer>,
  'latestReviews' | 'country' | 'region' | 'additionalInformation' | 'discounts'
>;

export interface DetailFacts extends ListingFacts {
  readonly detail: Detail;
}

const LATEST = 5;

const sql = `
  select ${listingColumns}, l.country, l.region, l.additional_information,
    (select coalesce(json_agg(r), '[]') from (
      select id, author_name, rating, text, created_at, replied_at,
        case when reply_removed_at is null then reply_text end as reply_text from reviews
      where listing_id = l.id and removed_at is null order by created_at desc limit ${LATEST}) r) as latest_reviews,
    (select coalesce(json_agg(d order by d.name), '[]') from discounts d where d.listing_id = l.id) as discounts
  from listings l ${listingJoins}
  where l.id = any ($1)`;

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

const detailFacts = (row: DetailRow): DetailFacts => ({
  ...listingFacts(row),
  detail: {
    latestReviews: row.latest_reviews.map(reviewView),
    country: row.country,
    region: row.region,
    additionalInformation: row.additional_information,
    discounts: row.discounts.map(({ id, name, percentage, applied_to }) => ({
      id,
      name,
      percentage,
      appliedTo: applied_to,
    })),
  },
});

/** Facts of listings' own pages by their ids: some 5 KB each, with reviews as long as they may be 15. */
export const factsOfPages = keptFacts<DetailFacts>({
  most: 2000,
  read: async (db, ids) => (await db.query<DetailRow>(sql, [ids])).map(detailFacts),
});
