import { comingDays } from '#shared/availability/coming-days.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import { listingColumns, listingJoins, type ListingRow } from './listing-row.ts';
import { type AskedStay, listingView } from './listing.view.ts';
import { walkTimes } from './plan-walks.ts';
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
}

const sql = (by: 'id' | 'slug'): string => `
  select ${listingColumns('$2', '$3', '$4')},
    (select coalesce(json_agg(d order by d.name), '[]') from discounts d where d.listing_id = l.id) as discounts,
    (select coalesce(json_agg(r), '[]') from (
      select id, author_name, rating, text, created_at from reviews
      where listing_id = l.id order by created_at desc limit 5) r) as latest_reviews
  from listings l ${listingJoins}
  where l.${by} = $1 and l.published`;

/**
 * One published listing, by id or slug, for a stay.
 * @throws AppError 404 for an unknown or unpublished listing.
 */
export async function getListing(deps: Deps, idOrSlug: string, asked: AskedStay) {
  const { stay, now } = asked;
  const [row] = await deps.db.query<
    ListingRow & { readonly discounts: readonly DiscountRow[]; readonly latest_reviews: readonly ReviewRow[] }
  >(sql(isId(idOrSlug) ? 'id' : 'slug'), [
    idOrSlug,
    stay.dropOffAt.toString(),
    stay.pickUpAt.toString(),
    now.toString(),
  ]);
  if (row === undefined) throw listingNotFound();
  const walks = await walkTimes(deps, asked.center, [row]);
  const view = listingView(row, asked, walks.get(row.id));
  const opening = compileOpening(view.rules);
  return {
    ...view,
    comingDays: comingDays(opening, localDateOf(opening.zone, now)),
    country: row.country,
    region: row.region,
    additionalInformation: row.additional_information,
    wiFi: row.wi_fi,
    restroom: row.restroom,
    discounts: row.discounts.map(({ id, name, percentage, applied_to }) => ({
      id,
      name,
      percentage,
      appliedTo: applied_to,
    })),
    latestReviews: row.latest_reviews.map((review) => ({
      id: review.id,
      authorName: review.author_name,
      rating: review.rating,
      text: review.text,
      createdAt: new Date(review.created_at).toISOString(),
    })),
  };
}
