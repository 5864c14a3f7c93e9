import { z } from 'zod';
import { zoneOf } from '#shared/time/zone.ts';
import { defaultCenter, defaultZone, listingsPerPage } from '#shared/search/limits.ts';
import { defaultStay, missingPickUp } from '#shared/availability/stay-defaults.ts';
import { listingSchema, searchPageSchema, searchSchema } from '#shared/search/search-schema.ts';
import { parseInstant, toIsoInZone } from '#shared/time/instants.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import {
  idParams,
  optionalMoment,
  optionalText,
  pagination,
  paginationToRest,
} from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { WrittenAnswer } from '#server/platform/rest/written-answer.ts';
import { inputBy } from '#server/platform/trpc/input.ts';
import { publicProcedure, createCallerFactory, router } from '#server/platform/trpc/trpc.ts';
import { findListing } from './get-listing.ts';
import { judgeMarkers } from './find-markers.ts';
import { markersText } from './marker.rest-text.ts';
import { findPage } from './list-listings.ts';
import { listing, listingDetail, marker } from './listing.rest-schema.ts';
import { listingDetailToRest, listingToRest } from './listing-to-rest.ts';
import { refusalOf } from './listing.view.ts';
import { noteSearch } from './note-search.ts';
import { placeNotFound } from './search.errors.ts';
import { searchRouter } from './search.router.ts';
import { askedStayOf, searchOf } from './stay-search.ts';

const caller = createCallerFactory(searchRouter);

/**
 * REST tells less of a listing than pages show: it asks for what was found by procedures of its own, which
 * cost what those of the pages cost.
 */
const foundBy = createCallerFactory(
  router({
    page: publicProcedure
      .meta({ cost: 15 })
      .input(inputBy(searchPageSchema))
      .query(async ({ ctx, input }) => {
        const { deps } = ctx;
        const { area, ...rest } = searchOf(input);
        const asked = { ...rest, center: input.center, now: deps.clock.now() };
        const found = await findPage(deps, { ...input, ...asked, area });
        // The first is available if any is.
        const first = found.items.slice(0, 1).map((each) => ({
          ...each.facts.card,
          available: refusalOf(each.facts, asked, each) === null,
        }));
        if (input.page === 1) noteSearch(ctx, { ...input, stay: asked.stay }, first);
        return { ...found, asked };
      }),
    markers: publicProcedure
      .meta({ cost: 20 })
      .input(inputBy(searchSchema))
      .query(async ({ ctx, input }) => {
        const search = searchOf(input);
        const found = await judgeMarkers(ctx.deps, search);
        const seen = found.map(({ listing: { latitude, longitude }, available }) => ({
          latitude,
          longitude,
          available,
        }));
        noteSearch(ctx, { ...input, stay: search.stay }, seen);
        return found;
      }),
    one: publicProcedure
      .meta({ cost: 5 })
      .input(inputBy(listingSchema))
      .query(async ({ ctx: { deps }, input }) => {
        const asked = askedStayOf(deps, input);
        return { found: await findListing(deps, input.listing, asked), asked };
      }),
  }),
);

const stayQuery = {
  dates: z.object({ drop_off_date: optionalMoment, pick_up_date: optionalMoment }).optional(),
  luggage_count: z.int().default(1),
  ord: z.object({ lat: z.number().optional(), lng: z.number().optional() }).optional(),
};
const stayQuerySchema = z.object(stayQuery);
type StayQuery = z.output<typeof stayQuerySchema>;

const centerOf = ({ ord }: StayQuery) =>
  ord?.lat === undefined || ord.lng === undefined ? undefined : { latitude: ord.lat, longitude: ord.lng };

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

/** The stay asked about; the default one where no drop-off is named, and its default pick-up where that is missing. */
function stayOf(ctx: RequestContext, { dates }: StayQuery) {
  const { drop_off_date: dropOff, pick_up_date: pickUp } = dates ?? {};
  if (dropOff !== undefined && pickUp !== undefined) return { dropOffAt: dropOff, pickUpAt: pickUp };
  const zone = zoneOf(defaultZone);
  const byDefault = defaultStay(ctx.deps.clock.now(), zone);
  const parsed = dropOff === undefined ? null : parseInstant(dropOff);
  const pickUpByDefault = parsed?.ok === true ? missingPickUp(parsed.value, zone) : byDefault.pickUpAt;
  return {
    dropOffAt: dropOff ?? toIsoInZone(byDefault.dropOffAt, zone),
    pickUpAt: pickUp ?? toIsoInZone(pickUpByDefault, zone),
  };
}

const fields = {
  dropOffAt: 'drop_off_date',
  pickUpAt: 'pick_up_date',
  bagsCount: 'luggage_count',
  text: 'search',
  latitude: 'lat',
  longitude: 'lng',
};

const findOne = (ctx: RequestContext, idOrSlug: string, query: StayQuery) =>
  foundBy(ctx).one({
    listing: idOrSlug,
    stay: stayOf(ctx, query),
    bagsCount: query.luggage_count,
    center: centerOf(query),
  });

const onlyPage = { currentPage: 1, totalPages: 1, totalCount: 1 };

export const searchRows = [
  restRow({
    method: 'GET',
    path: '/listings',
    title: 'Search an area',
    summary: 'Markers of an area: at most 1000, within 50 km of ord or of the place that search or addr names',
    tag: 'Listings',
    whose: 'anyone',
    fields,
    query: z.object({ search: optionalText, addr: optionalText, ...stayQuery }),
    answer: z.object({ listings: z.array(marker) }),
    handle: async (ctx, { query }) => {
      const found = await foundBy(ctx).markers({
        center: await placeOf(ctx, query),
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
      });
      return new WrittenAnswer(markersText(found));
    },
  }),
  restRow({
    method: 'GET',
    path: '/listings/list',
    title: 'Search, ten a page',
    summary: 'Listings of an area, available ones first, paged; with id that one only',
    refusals: { 404: 'No listing of that id' },
    tag: 'Listings',
    whose: 'anyone',
    fields,
    query: z.object({
      search: optionalText,
      addr: optionalText,
      page: z.int().min(1).max(1000).default(1),
      per_page: z.int().default(listingsPerPage),
      id: optionalText,
      ...stayQuery,
    }),
    answer: z.object({ listings: z.array(listing), pagination }),
    handle: async (ctx, { query }) => {
      if (query.id) {
        const { found, asked } = await findOne(ctx, query.id, query);
        return { listings: [listingToRest(found, asked, ctx.deps)], pagination: paginationToRest(onlyPage) };
      }
      const { items, asked, ...page } = await foundBy(ctx).page({
        center: await placeOf(ctx, query),
        stay: stayOf(ctx, query),
        bagsCount: query.luggage_count,
        page: query.page,
        perPage: query.per_page,
      });
      return {
        listings: items.map((item) => listingToRest(item, asked, ctx.deps)),
        pagination: paginationToRest(page),
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/listings/:id',
    title: 'One listing',
    summary: 'One listing for a stay, by id or slug',
    tag: 'Listings',
    whose: 'anyone',
    fields,
    params: idParams,
    query: z.object(stayQuery),
    answer: listingDetail,
    handle: async (ctx, { params, query }) => {
      const { found, asked } = await findOne(ctx, params.id, query);
      return listingDetailToRest(found, asked, ctx.deps);
    },
  }),
  restRow({
    method: 'GET',
    path: '/business_types',
    title: 'Kinds of places',
    summary: 'The kinds of shops and hotels',
    tag: 'Listings',
    whose: 'anyone',
    answer: z.array(z.object({ id: z.string(), type: z.string() }).meta({ id: 'BusinessType' })),
    handle: async (ctx) => [...(await caller(ctx).businessTypes())],
  }),
];
