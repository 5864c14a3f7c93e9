import type { ownListingAnswer } from '#shared/partner/listing-answers.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import { averageOf } from '#shared/reviews/average.ts';
import type { Deps } from '#server/deps.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import { isId } from '#server/platform/ids.ts';
import { walkInAddress } from './kit/kit-facts.ts';
import { openingColumns, openingOf, type OpeningRow } from './opening.sql.ts';
import { ownListingNotFound } from './partner.errors.ts';
import type { ListingStatus, RequestedChanges } from './listing.entity.ts';
import { fieldsOf } from './requested-changes.ts';

interface OwnListingRow extends OpeningRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly door_name: string;
  readonly address: string;
  readonly city_name: string;
  readonly region: string | null;
  readonly country: string;
  readonly postal_code: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly business_type: string | null;
  readonly business_type_id: string | null;
  readonly gmaps_link: string | null;
  readonly additional_information: string | null;
  readonly notifications_email: string | null;
  readonly was_published: boolean;
  readonly storage_place_type: 'shop' | 'hotel' | 'other';
  readonly emergency_phone: string | null;
  readonly amenities: Amenities;
  readonly bookings_notifications_enabled: boolean;
  readonly status: ListingStatus;
  readonly published: boolean;
  readonly walk_in_code: string;
  readonly bookable: boolean;
  readonly max_capacity: number;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly image_ids: readonly string[];
  readonly discounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly percentage: number;
    readonly applied_to: string;
  }[];
  readonly request_status: 'waiting' | 'approved' | 'refused' | null;
  readonly request_changes: RequestedChanges | null;
  readonly request_reason: string | null;
  readonly requested_at: Date | null;
  readonly look_state: 'waiting' | 'refused' | null;
  readonly look_reason: string | null;
  readonly look_answer: string | null;
}

const sql = `
  select l.id, l.slug, l.name, l.alternative_name, l.door_name, l.address, l.city_name, l.region, l.country, l.postal_code, l.latitude, l.longitude, ${openingColumns},
    t.type as business_type, l.business_type_id, l.gmaps_link, l.additional_information, l.notifications_email,
    l.was_published, l.storage_place_type, l.emergency_phone, l.amenities,
    l.bookings_notifications_enabled, l.status, l.published, l.walk_in_code, l.bookable, l.max_capacity, l.rating_sum, l.reviews_count,
    array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids,
    (select coalesce(json_agg(d order by d.id), '[]') from discounts d where d.listing_id = l.id) as discounts,
    c.status as request_status, c.changes as request_changes, c.reason as request_reason, c.created_at as requested_at,
    k.state as look_state, k.reason as look_reason, k.answer as look_answer
  from listings l
  left join business_types t on t.id = l.business_type_id
  left join lateral (
    select * from change_requests where listing_id = l.id order by created_at desc, id desc limit 1
  ) c on true
  left join location_looks k on k.listing_id = l.id and k.gates and k.state <> 'fine'
  where l.owner_id = $1 and ($2::uuid is null or l.id = $2) order by l.created_at, l.id`;

/** The last change request: one that waits, or one that was refused. */
function requestView({ request_status, request_changes, request_reason, requested_at }: OwnListingRow) {
  if (request_changes === null || requested_at === null) return { pending: null, refused: null };
  const request = { since: requested_at.toISOString(), fields: fieldsOf(request_changes), changes: request_changes };
  return {
    /** What waits for approval, and since when. */
    pending: request_status === 'waiting' ? request : null,
    /** What was not accepted, and why. */
    refused: request_status === 'refused' ? { ...request, reason: request_reason ?? '' } : null,
  };
}

/** The look that a location is hidden for; `null` where it is not. */
const lookView = ({ look_state, look_reason, look_answer }: OwnListingRow) =>
  look_state === null ? null : { state: look_state, reason: look_reason, answer: look_answer };

export type OwnListing = Answer<typeof ownListingAnswer>;

/** A location as its owner sees it: what travellers see, and what they do not. */
function ownListingView(row: OwnListingRow, { clock, config }: Pick<Deps, 'clock' | 'config'>): OwnListing {
  const now = clock.now();
  const rules = openingOf(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.door_name,
    legalName: row.name,
    alternativeName: row.alternative_name,
    address: row.address,
    cityName: row.city_name,
    region: row.region,
    country: row.country,
    postalCode: row.postal_code,
    latitude: row.latitude,
    longitude: row.longitude,
    businessType: row.business_type,
    businessTypeId: row.business_type_id,
    mapsLink: row.gmaps_link,
    additionalInformation: row.additional_information,
    notificationsEmail: row.notifications_email,
    /** Its names and its address are checked before travellers see them. */
    isChecked: row.was_published,
    placeType: row.storage_place_type,
    imageIds: row.image_ids,
    imageUrls: row.image_ids.map((id) => `/files/${id}`),
    phone: row.emergency_phone,
    amenities: row.amenities,
    bookingsNotificationsEnabled: row.bookings_notifications_enabled,
    /** Whether a change of it waits for approval, or it was taken off the map. */
    status: row.status,
    isPublished: row.published,
    walkInAddress: walkInAddress(config.siteUrl, row.walk_in_code),
    isBookable: row.bookable,
    /** Without hours no one finds it. */
    hasHours: rules.availableFullTime || rules.weekly.length > 0 || rules.special.some(({ closed }) => !closed),
    rating: averageOf(row.rating_sum, row.reviews_count),
    starsCount: row.rating_sum,
    reviewsCount: row.reviews_count,
    maxCapacity: row.max_capacity,
    rules,
    clock: zoneFacts(row.time_zone, now),
    discounts: row.discounts.map(({ id, name, percentage, applied_to }) => ({
      id,
      name,
      percentage: Number(percentage),
      appliedTo: applied_to,
    })),
    ...requestView(row),
    look: lookView(row),
  };
}

/** All locations of an owner, the oldest first. */
export async function ownListings(deps: Deps, ownerId: string): Promise<OwnListing[]> {
  const rows = await deps.db.query<OwnListingRow>(sql, [ownerId, null]);
  return rows.map((row) => ownListingView(row, deps));
}

/** One of them. @throws AppError 404 for a foreign or unknown one. */
export async function ownListing(deps: Deps, ownerId: string, listingId: string): Promise<OwnListing> {
  const [row] = isId(listingId) ? await deps.db.query<OwnListingRow>(sql, [ownerId, listingId]) : [];
  if (row === undefined) throw ownListingNotFound();
  return ownListingView(row, deps);
}
