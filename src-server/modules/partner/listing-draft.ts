import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import { packOpening } from '#shared/availability/pack-opening.ts';
import { pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';
import { newId } from '#server/platform/ids.ts';

/** Everything a new listing is made of; what may be left out has the table's default. */
export interface ListingDraft {
  readonly id: string;
  readonly slug: string;
  readonly ownerId: string;
  readonly name: string;
  readonly address: string;
  readonly cityName: string;
  readonly region?: string | null;
  /** ISO 3166. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly rules: OpeningRules;
  readonly maxCapacity: number;
  readonly businessTypeId?: string | null;
  readonly placeType?: 'shop' | 'hotel' | 'other';
  readonly phone?: string | null;
  readonly notificationsEmail?: string | null;
  readonly note?: string | null;
  readonly amenities?: Amenities | undefined;
  readonly additionalInformation?: string | null;
  /** Rates of its own, in minor units. */
  readonly pricePerHour?: number | null;
  readonly maxPrice?: number | null;
  readonly published: boolean;
  readonly bookable: boolean;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Counts the rules by which opening is packed: 2 since a night belongs to the day on which it begins. */
export const PACKED_BY = 2;

/** The packed copy of opening rules as columns of the listing's row: whenever the rules change, all of them do. */
export function packedColumns(rules: OpeningRules) {
  const { weekly, special, closures } = rules;
  const packed = packOpening(rules);
  return {
    time_zone: rules.zone,
    available_full_time: rules.availableFullTime,
    rules: { weekly, special, closures },
    week_open: packed.weekOpen,
    shut: packed.shut,
    opened: packed.opened,
    packed_by: PACKED_BY,
  };
}

/** The row of a new listing: the one place where its derived columns come from. */
export function listingRow(draft: ListingDraft) {
  const { latitude, longitude, createdAt } = draft;
  return {
    id: draft.id,
    slug: draft.slug,
    owner_id: draft.ownerId,
    name: draft.name,
    address: draft.address,
    city_name: draft.cityName,
    region: draft.region ?? null,
    country: draft.country,
    latitude,
    longitude,
    position: pointLiteral(toMercator(latitude, longitude)),
    ...packedColumns(draft.rules),
    max_capacity: draft.maxCapacity,
    business_type_id: draft.businessTypeId ?? null,
    storage_place_type: draft.placeType ?? 'shop',
    emergency_phone: draft.phone ?? null,
    notifications_email: draft.notificationsEmail ?? null,
    note: draft.note ?? null,
    amenities: draft.amenities ?? {},
    additional_information: draft.additionalInformation ?? null,
    price_per_hour: draft.pricePerHour ?? null,
    max_price: draft.maxPrice ?? null,
    published: draft.published,
    bookable: draft.bookable,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

interface MaybeNamed {
  readonly id?: string;
}

/** The opening rules of which some have been there before, under an id. */
export type NamedRules = Omit<OpeningRules, 'weekly' | 'special' | 'closures'> & {
  readonly weekly: readonly (OpeningRules['weekly'][number] & MaybeNamed)[];
  readonly special: readonly (Omit<OpeningRules['special'][number], 'slots'> &
    MaybeNamed & { readonly slots: readonly (OpeningRules['special'][number]['slots'][number] & MaybeNamed)[] })[];
  readonly closures: readonly (OpeningRules['closures'][number] & MaybeNamed)[];
};

/** The editable tables of a listing's opening rules. */
export function rulesRows(listingId: string, rules: NamedRules) {
  const special = rules.special.map((day) => ({ id: day.id ?? newId(), day }));
  return {
    weekly_slots: rules.weekly.map(({ id = newId(), day, from, to }) => ({
      id,
      listing_id: listingId,
      day: weekdays.indexOf(day) + 1,
      from_minute: from,
      to_minute: to,
    })),
    special_days: special.map(({ id, day }) => ({
      id,
      listing_id: listingId,
      date: day.date,
      closed: day.closed,
      replaces: !day.closed && day.replaces === true,
    })),
    special_slots: special.flatMap(({ id, day }) =>
      day.slots.map((slot) => ({
        id: slot.id ?? newId(),
        special_day_id: id,
        from_minute: slot.from,
        to_minute: slot.to,
      })),
    ),
    closure_periods: rules.closures.map(({ id = newId(), from, to }) => ({
      id,
      listing_id: listingId,
      from_date: from,
      to_date: to,
    })),
  };
}
