import { comingDays } from '#shared/availability/coming-days.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import { listingColumns, listingJoins, type ListingRow } from './listing-row.ts';
import { peakOfStay } from './peak.sql.ts';
import { type AskedStay, listingView } from './listing.view.ts';
import { walkTimes } from './plan-walks.ts';
import { listingNotFound } from './search.errors.ts';

interface DiscountRow {
  readonly id: string;
  readonly name: string;
  readonly percentage: number;
  readonly applied_to: string;
}

const sql = (by: 'id' | 'slug'): string => `
  select ${listingColumns(peakOfStay('l.id', '$2', '$3'), 5)},
    (select coalesce(json_agg(d order by d.name), '[]') from discounts d where d.listing_id = l.id) as discounts
  from listings l ${listingJoins}
  where l.${by} = $1 and l.published`;

/**
 * One published listing, by id or slug, for a stay.
 * @throws AppError 404 for an unknown or unpublished listing.
 */
export async function getListing(deps: Deps, idOrSlug: string, asked: AskedStay) {
  const { stay, now } = asked;
  const [row] = await deps.db.query<ListingRow & { readonly discounts: readonly DiscountRow[] }>(
    sql(isId(idOrSlug) ? 'id' : 'slug'),
    [idOrSlug, stay.dropOffAt.toString(), stay.pickUpAt.toString()],
  );
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

export type ListingDetailView = Awaited<ReturnType<typeof getListing>>;
