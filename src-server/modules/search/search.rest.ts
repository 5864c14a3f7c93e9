import { z } from 'zod';
import { zoneOf } from '#shared/time/zone.ts';
import { defaultCenter, defaultZone, listingsPerPage } from '#shared/search/limits.ts';
import { defaultStay } from '#shared/availability/stay-defaults.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { listing, listingToRest, marker, markerToRest } from './listing.rest-schema.ts';
import { placeNotFound } from './search.errors.ts';
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

/** Where to search: at the point, else at the place of that name, else where the map starts. */
async function placeOf(
  ctx: RequestContext,
  query: StayQuery & { search?: string | undefined; addr?: string | undefined },
) {
  const text = query.search || query.addr;
  const point = centerOf(query);
  if (point !== undefined || !text) return point ?? defaultCenter;
  const [found] = await caller(ctx).places({ text });
  if (found === undefined) throw placeNotFound();
  return { latitude: found.latitude, longitude: found.longitude };
}

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
  text: 'search',
  latitude: 'ord[lat]',
  longitude: 'ord[lng]',
};

const findOne = (ctx: RequestContext, idOrSlug: string, query: StayQuery) =>
  caller(ctx).listing({
    listing: idOrSlug,
    stay: stayOf(ctx, query),
    bagsCount: query.luggage_count,
    center: centerOf(query),
  });

const listingDetail = listing
  .extend({
    additional_information: z.string().nullable(),
    preferences: z.object({ wi_fi: z.boolean(), restroom: z.boolean() }),
    discounts: z.array(z.object({ id: z.string(), name: z.string(), percentage: z.number(), applied_to: z.string() })),
  })
  .meta({ id: 'ListingDetail' });

const pagination = z
  .object({
    current_page: z.int(),
    total_pages: z.int(),
    total_count: z.int(),
    prev_page: z.int().nullable(),
    next_page: z.int().nullable(),
  })
  .meta({ id: 'Pagination' });

const onlyPage = (item: z.output<typeof listing>) => ({
  listings: [item],
  pagination: { current_page: 1, total_pages: 1, total_count: 1, prev_page: null, next_page: null },
});

export const searchRows = [
  restRow({
    method: 'GET',
    path: '/listings',
    summary: 'Markers of an area: at most 1000, within 50 km of ord or of the place that search or addr names',
    tag: 'Listings',
    fields,
    query: z.object({ search: z.string().optional(), addr: z.string().optional(), ...stayQuery }),
    answer: z.object({ listings: z.array(marker) }),
    handle: async (ctx, { query }) => {
      const found = await caller(ctx).markers({
        center: await placeOf(ctx, query),
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
      });
      return { listings: found.map(markerToRest) };
    },
  }),
  restRow({
    method: 'GET',
    path: '/listings/list',
    summary: 'Listings of an area, available ones first, paged; with id that one only',
    tag: 'Listings',
    fields,
    query: z.object({
      search: z.string().optional(),
      addr: z.string().optional(),
      page: z.coerce.number().default(1),
      per_page: z.coerce.number().default(listingsPerPage),
      id: z.string().optional(),
      ...stayQuery,
    }),
    answer: z.object({ listings: z.array(listing), pagination }),
    handle: async (ctx, { query }) => {
      if (query.id) return onlyPage(listingToRest(await findOne(ctx, query.id, query), ctx.deps));
      const { items, currentPage, totalPages, totalCount } = await caller(ctx).listings({
        center: await placeOf(ctx, query),
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
        page: query.page,
        perPage: query.per_page,
        reviewsCount: 3,
      });
      return {
        listings: items.map((item) => listingToRest(item, ctx.deps)),
        pagination: {
          current_page: currentPage,
          total_pages: totalPages,
          total_count: totalCount,
          prev_page: currentPage > 1 ? currentPage - 1 : null,
          next_page: currentPage < totalPages ? currentPage + 1 : null,
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
      const view = await findOne(ctx, params.id, query);
      return {
        ...listingToRest(view, ctx.deps),
        additional_information: view.additionalInformation,
        preferences: { wi_fi: view.wiFi, restroom: view.restroom },
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
