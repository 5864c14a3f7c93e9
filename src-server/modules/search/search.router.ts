import type { Locale } from '#shared/messages/text.ts';
import { cityIn } from '#shared/search/city-names.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import {
  businessTypesAnswer,
  startAnswer,
  homeAnswer,
  fittingAnswer,
  markersAnswer,
  listingPageAnswer,
  listingDetailAnswer,
  walkAnswer,
  walkInAnswer,
  nearbyAnswer,
  placesAnswer,
} from '#shared/search/search-answers.ts';
import { z } from 'zod';
import {
  fittingSchema,
  listingSchema,
  markersSchema,
  nearbyQuerySchema,
  placeNamedSchema,
  placeQuerySchema,
  pointSchema,
  searchPageSchema,
  walkInSchema,
  walkQuerySchema,
} from '#shared/search/search-schema.ts';
import { listBusinessTypes } from '#server/modules/partner/partner.module.ts';
import { inputBy } from '#server/platform/trpc/input.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { countFitting } from './count-fitting.ts';
import { findColumns } from './find-columns.ts';
import { findPlaces } from './find-places.ts';
import { getHome } from './get-home.ts';
import { getListing } from './get-listing.ts';
import { getNearby } from './get-nearby.ts';
import { getStart } from './get-start.ts';
import { listListings } from './list-listings.ts';
import { isFirstPage, noteSearch } from './note-search.ts';
import { planWalk } from './plan-walks.ts';
import { askedStayOf, searchOf } from './stay-search.ts';
import { walkIn } from './walk-in.ts';

/** A city with its key, called as in `locale`. */
const calledIn = <C extends { readonly name: string }>(locale: Locale, city: C) => ({
  ...city,
  key: city.name,
  name: cityIn(locale, city.name),
});

export const searchRouter = router({
  /** Where and when a search starts for a person of whom nothing is known: place by IP address, default stay. */
  start: publicProcedure.output(answerBy(startAnswer)).query(({ ctx }) => getStart(ctx)),

  /** The time zone (IANA) of a place, by which the hours of a search there are read. */
  zone: publicProcedure
    .input(inputBy(pointSchema))
    .output(answerBy(z.string()))
    .query(({ input }) => zoneAt(input.latitude, input.longitude)),

  /** What the landing page shows: cities with their numbers of locations, and the average rating. */
  home: publicProcedure
    .meta({ cost: 5 })
    .output(answerBy(homeAnswer))
    .query(async ({ ctx }) => {
      const home = await getHome(ctx.deps);
      return { ...home, cities: home.cities.map((city) => calledIn(ctx.locale, city)) };
    }),

  /** At most 1000 markers of an area, each with its verdict, its whole price and the filters it fails; the rest as clusters. */
  markers: publicProcedure
    .meta({ cost: 20 })
    .input(inputBy(markersSchema))
    .output(answerBy(markersAnswer))
    .query(async ({ ctx, input }) => {
      const search = searchOf(input);
      const { columns, found } = await findColumns(ctx.deps, search, input.filters);
      noteSearch(ctx, { ...input, stay: search.stay }, found);
      return columns;
    }),

  /** How many locations of an area filters would leave, which of them costs most, and how prices are spread. */
  fitting: publicProcedure
    .meta({ cost: 15 })
    .input(inputBy(fittingSchema))
    .output(answerBy(fittingAnswer))
    .query(({ ctx, input }) => countFitting(ctx.deps, searchOf(input), input.filters, input.currency)),

  /** A page of the area's listings that fit the filters, the available ones first, in the order that is asked for. */
  listings: publicProcedure
    .meta({ cost: 15 })
    .input(inputBy(searchPageSchema))
    .output(answerBy(listingPageAnswer))
    .query(async ({ ctx, input }) => {
      const search = searchOf(input);
      const page = await listListings(ctx.deps, { ...input, ...search });
      if (isFirstPage(input))
        noteSearch(
          ctx,
          { ...input, stay: search.stay },
          page.items.map(({ verdict, ...each }) => ({ ...each, available: verdict.available })),
        );
      return page;
    }),

  /** One listing for a stay; the default stay where none is given. */
  listing: publicProcedure
    .meta({ cost: 5 })
    .input(inputBy(listingSchema))
    .output(answerBy(listingDetailAnswer))
    .query(async ({ ctx, input }) => {
      const listing = await getListing(ctx.deps, input.listing, askedStayOf(ctx.deps, input));
      return { ...listing, cityName: cityIn(ctx.locale, listing.cityName) };
    }),

  /** What the code on a location's poster opens: a stay from now. */
  walkIn: publicProcedure
    .meta({ cost: 5 })
    .input(inputBy(walkInSchema))
    .output(answerBy(walkInAnswer))
    .query(({ ctx, input }) => walkIn(ctx.deps, input.code)),

  /** The walk from a place to a listing, to be drawn. */
  walk: publicProcedure
    .meta({ cost: 10 })
    .input(walkQuerySchema)
    .output(answerBy(z.nullable(walkAnswer)))
    .query(({ ctx, input }) => planWalk(ctx.deps, input.from, input.listingId)),

  /** The kinds of shops and hotels. */
  businessTypes: publicProcedure.output(answerBy(businessTypesAnswer)).query(({ ctx }) => listBusinessTypes(ctx.deps)),

  /** The cities with locations, nearest first, and stations around a place that have locations close by. */
  nearby: publicProcedure
    .meta({ cost: 5 })
    .input(nearbyQuerySchema)
    .output(answerBy(nearbyAnswer))
    .query(({ ctx, input }) => getNearby(ctx.deps, input.near, ctx.locale)),

  /** Places by name, forgiving typing errors; those with locations around them first. */
  places: publicProcedure
    .meta({ cost: 5 })
    .input(placeQuerySchema)
    .output(answerBy(placesAnswer))
    .query(({ ctx, input }) => findPlaces(ctx.deps, { ...input, language: ctx.locale })),

  /** The same for a whole name, however short: what Enter asks. */
  placesNamed: publicProcedure
    .meta({ cost: 5 })
    .input(placeNamedSchema)
    .output(answerBy(placesAnswer))
    .query(({ ctx, input }) => findPlaces(ctx.deps, { ...input, language: ctx.locale })),
});
