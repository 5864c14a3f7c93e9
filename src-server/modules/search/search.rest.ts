import { z } from 'zod';
import { formatClock12 } from '#shared/time/wall-clock.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import { defaultCenter, defaultZone, listingsPerPage } from '#shared/search/limits.ts';
import { defaultStay } from '#shared/availability/stay-defaults.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import type { ListingView } from './listing.view.ts';
import { searchRouter } from './search.router.ts';

const caller = createCallerFactory(searchRouter);

/** `dates[drop_off_date]`, `ord[lat]`: nested names arrive as they are written in the address. */
const stayQuery = {
  'dates[drop_off_date]': z.string().optional(),
  'dates[pick_up_date]': z.string().optional(),
  luggage_count: z.coerce.number().default(1),
  'ord[lat]': z.coerce.number().optional(),
  'ord[lng]': z.coerce.number().optional(),
};

interface StayQuery {
  readonly 'dates[drop_off_date]'?: string | undefined;
  readonly 'dates[pick_up_date]'?: string | undefined;
  readonly luggage_count: number;
  readonly 'ord[lat]'?: number | undefined;
  readonly 'ord[lng]'?: number | undefined;
}

const centerOf = (query: StayQuery) =>
  query['ord[lat]'] === undefined || query['ord[lng]'] === undefined
    ? undefined
    : { latitude: query['ord[lat]'], longitude: query['ord[lng]'] };

/** The stay asked about; the default one where an end is missing. */
function stayOf(ctx: RequestContext, query: StayQuery) {
  const zone = zoneOf(defaultZone);
  const byDefault = defaultStay(ctx.deps.clock.now(), zone);
  return {
    dropOffAt: query['dates[drop_off_date]'] ?? toIsoInZone(byDefault.dropOffAt, zone),
    pickUpAt: query['dates[pick_up_date]'] ?? toIsoInZone(byDefault.pickUpAt, zone),
  };
}

const fields = {
  dropOffAt: 'drop_off_date',
  pickUpAt: 'pick_up_date',
  bagsCount: 'luggage_count',
  latitude: 'ord[lat]',
  longitude: 'ord[lng]',
};

const timeSlot = z
  .object({ day: z.enum(weekdays), from_time: z.string(), to_time: z.string() })
  .meta({ id: 'TimeSlot' });

const listing = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    city_name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    storage_place_type: z.string(),
    business_type: z.string().nullable(),
    images: z.array(z.object({ url: z.string() })),
    timezone: z.string(),
    currency: z.string(),
    price_per_hour: z.string(),
    max_price: z.string(),
    total_price: z.string(),
    places_left: z.int(),
    available: z.boolean(),
    unavailable_reason: z.string().nullable(),
    distance: z.number().nullable(),
    walking_time: z.number().nullable(),
    walking_time_estimated: z.boolean().nullable(),
    average_rating: z.number().nullable(),
    reviews_count: z.int(),
    available_full_time: z.boolean(),
    time_slots: z.array(timeSlot),
    special_hours: z.array(
      z.object({
        closure_date: z.string(),
        closed: z.boolean(),
        time_slots: z.array(z.object({ from_time: z.string(), to_time: z.string() })),
      }),
    ),
    closure_periods: z.array(z.object({ from_date: z.string(), to_date: z.string() })),
  })
  .meta({ id: 'Listing' });

const listingDetail = listing
  .extend({
    additional_information: z.string().nullable(),
    preferences: z.object({ wi_fi: z.boolean(), restroom: z.boolean() }),
    latest_reviews: z.array(
      z.object({ id: z.string(), author_name: z.string(), rating: z.int(), text: z.string(), created_at: z.string() }),
    ),
    discounts: z.array(z.object({ id: z.string(), name: z.string(), percentage: z.number(), applied_to: z.string() })),
  })
  .meta({ id: 'ListingDetail' });

const times = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from_time: formatClock12(from),
  to_time: formatClock12(to),
});

function toRest(view: ListingView, siteUrl: string): z.output<typeof listing> {
  return {
    id: view.id,
    slug: view.slug,
    name: view.name,
    address: view.address,
    city_name: view.cityName,
    latitude: view.latitude,
    longitude: view.longitude,
    storage_place_type: view.placeType,
    business_type: view.businessType,
    images: view.imageUrls.map((url) => ({ url: `${siteUrl}${url}` })),
    timezone: view.rules.zone,
    currency: view.quote.currency.toLowerCase(),
    price_per_hour: toDecimalText(view.quote.rates.pricePerHour),
    max_price: toDecimalText(view.quote.rates.maxPrice),
    total_price: toDecimalText(view.quote.totalPrice),
    places_left: view.placesLeft,
    available: view.verdict.available,
    unavailable_reason: view.verdict.refusal?.reason ?? null,
    distance: view.distance,
    walking_time: view.walk?.minutes ?? null,
    walking_time_estimated: view.walk?.isEstimate ?? null,
    average_rating: view.rating,
    reviews_count: view.reviewsCount,
    available_full_time: view.rules.availableFullTime,
    time_slots: view.rules.weekly.map((slot) => ({ day: slot.day, ...times(slot) })),
    special_hours: view.rules.special.map((entry) => ({
      closure_date: entry.date,
      closed: entry.closed,
      time_slots: entry.slots.map(times),
    })),
    closure_periods: view.rules.closures.map(({ from, to }) => ({ from_date: from, to_date: to })),
  };
}

const pagination = z
  .object({
    current_page: z.int(),
    total_pages: z.int(),
    total_count: z.int(),
    prev_page: z.int().nullable(),
    next_page: z.int().nullable(),
  })
  .meta({ id: 'Pagination' });

const marker = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    available: z.boolean(),
    total_price: z.string(),
    currency: z.string(),
  })
  .meta({ id: 'Marker' });

export const searchRows = [
  restRow({
    method: 'GET',
    path: '/listings',
    summary: 'Markers of an area: at most 1000, within 50 km of ord',
    tag: 'Listings',
    fields,
    query: z.object({ search: z.string().optional(), addr: z.string().optional(), ...stayQuery }),
    answer: z.object({ listings: z.array(marker) }),
    handle: async (ctx, { query }) => {
      const found = await caller(ctx).markers({
        center: centerOf(query) ?? defaultCenter,
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
      });
      return {
        listings: found.map(({ price, ...rest }) => ({
          ...rest,
          total_price: toDecimalText(price),
          currency: price.currency.toLowerCase(),
        })),
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/listings/list',
    summary: 'Listings of an area, available ones first, paged',
    tag: 'Listings',
    fields,
    query: z.object({
      search: z.string().optional(),
      page: z.coerce.number().default(1),
      per_page: z.coerce.number().default(listingsPerPage),
      id: z.string().optional(),
      ...stayQuery,
    }),
    answer: z.object({ listings: z.array(listing), pagination }),
    handle: async (ctx, { query }) => {
      const page = await caller(ctx).listings({
        center: centerOf(query) ?? defaultCenter,
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
        page: query.page,
        perPage: query.per_page,
      });
      return {
        listings: page.items.map((item) => toRest(item, ctx.deps.config.siteUrl)),
        pagination: {
          current_page: page.currentPage,
          total_pages: page.totalPages,
          total_count: page.totalCount,
          prev_page: page.currentPage > 1 ? page.currentPage - 1 : null,
          next_page: page.currentPage < page.totalPages ? page.currentPage + 1 : null,
        },
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/listings/:id',
    summary: 'One listing for a stay, by id or slug',
    tag: 'Listings',
    fields,
    params: z.object({ id: z.string() }),
    query: z.object(stayQuery),
    answer: listingDetail,
    handle: async (ctx, { params, query }) => {
      const view = await caller(ctx).listing({
        listing: params.id,
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
        ...(centerOf(query) === undefined ? {} : { center: centerOf(query) }),
      });
      return {
        ...toRest(view, ctx.deps.config.siteUrl),
        additional_information: view.additionalInformation,
        preferences: { wi_fi: view.wiFi, restroom: view.restroom },
        latest_reviews: view.latestReviews.map((review) => ({
          id: review.id,
          author_name: review.authorName,
          rating: review.rating,
          text: review.text,
          created_at: review.createdAt,
        })),
        discounts: view.discounts.map(({ id, name, percentage, appliedTo }) => ({
          id,
          name,
          percentage,
          applied_to: appliedTo,
        })),
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/business_types',
    summary: 'The kinds of shops and hotels',
    tag: 'Listings',
    answer: z.array(z.object({ id: z.string(), type: z.string() }).meta({ id: 'BusinessType' })),
    handle: async (ctx) => [...(await caller(ctx).businessTypes())],
  }),
];
