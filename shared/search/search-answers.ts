import * as z from 'zod/mini';
import { clockAnswer } from '../time/clock-answer.ts';
import { amountSchema } from '../money/money-schema.ts';
import { rulesAnswer, verdictAnswer, comingDaysAnswer } from '../availability/opening-answers.ts';
import { discountAnswer, tariffAnswer, quoteAnswer } from '../pricing/quote-schema.ts';
import { badges } from './filters/badges.ts';
import { filterNames } from './filters/filters.ts';
import { placeTypes } from '../partner/listing-schema.ts';
import { amenitiesSchema } from '../amenities/amenities-schema.ts';

/** The kinds of shops and hotels. */
export const businessTypesAnswer = z.array(z.object({ id: z.string(), type: z.string() }));

const point = z.object({
  latitude: z.number(),
  longitude: z.number(),
});

const walkTime = z.object({
  minutes: z.number(),
  /** No one has looked at the streets. */
  isEstimate: z.boolean(),
});

/** Where and when a search starts. */
export const startAnswer = z.object({
  center: point,
  label: z.string(),
  isGuess: z.boolean(),
  zone: z.string(),
  stay: z.object({
    dropOffAt: z.string(),
    pickUpAt: z.string(),
  }),
  now: z.string(),
  /** Of the zones that listings are in, and this one. */
  clocks: z.array(clockAnswer),
});

const city = z.extend(point, { name: z.string(), locations: z.int() });

/** A city and its key: what it is called depends on the reader's language. */
const keyedCity = z.extend(city, { key: z.string() });

const place = z.extend(point, {
  id: z.string(),
  name: z.string(),
  /** What tells it from others of its name. */
  context: z.string(),
  hasLocations: z.boolean(),
});

/** What the landing page says of all locations. */
export const homeAnswer = z.object({
  cities: z.array(keyedCity),
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
});

/** A location on the map. */
export const markerAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  available: z.boolean(),
  /** Open, and without room for as many bags. */
  full: z.boolean(),
  /** The whole price of the stay, fee and tax included. */
  price: amountSchema,
});

const whole = z.array(z.number());

/**
 * The locations on the map, one list for each thing that is said of them, in the order of their numbers, so that a thousand
 * are a few kilobytes. `steps` are differences, each to the one before, the first to 0.
 */
export const markersAnswer = z.object({
  /** Steps of their numbers. */
  numbers: whole,
  /** Steps in 1/100000 degrees. */
  latitudes: whole,
  longitudes: whole,
  /** 0: cannot take the stay, 1: can, 2: open, and without room for as many bags. */
  states: whole,
  currencies: z.array(z.string()),
  /** Which of the currencies each price is in; empty where there is one. */
  currency: whole,
  /** Whole prices of the stay in minor units, fee and tax included. */
  prices: whole,
  /** Which of the filters that are on each one fails: the bits are `filterNames` in their order. Empty without filters. */
  fails: whole,
  names: z.array(z.string()),
  /** What there is beyond the nearest 1000, gathered by place. */
  clusters: z.array(
    z.extend(point, {
      count: z.int(),
      /** Those that can take the stay. */
      available: z.int(),
      /** Whether none can because they are full, not closed. */
      full: z.boolean(),
      /** The lowest whole price among them in each currency. */
      prices: z.array(amountSchema),
    }),
  ),
});

/** What filters leave of an area. */
export const fittingAnswer = z.object({
  count: z.int(),
  /** Where nothing is left: the filter that costs most, and how many there are without it. */
  costliest: z.nullable(z.object({ name: z.enum(filterNames), count: z.int() })),
  /** How the prices of one currency are spread among what fits all other filters, of all where nothing does. */
  bars: z.nullable(
    z.object({ currency: z.string(), from: z.number(), to: z.number(), step: z.number(), counts: whole }),
  ),
});

/** A listing for one stay, as a card shows it. */
export const listingAnswer = z.object({
  id: z.string(),
  /** What markers name it by. */
  number: z.int(),
  slug: z.string(),
  /** What stands over the door; on papers it is `legalName`. */
  name: z.string(),
  legalName: z.string(),
  alternativeName: z.nullable(z.string()),
  address: z.string(),
  postalCode: z.nullable(z.string()),
  cityName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  mapsLink: z.nullable(z.string()),
  status: z.string(),
  businessType: z.nullable(z.string()),
  placeType: z.enum(placeTypes),
  imageUrls: z.array(z.string()),
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  amenities: amenitiesSchema,
  /** Metres as the crow flies from where was searched. */
  distance: z.nullable(z.number()),
  /** From where was searched. */
  walk: z.nullable(walkTime),
  rules: rulesAnswer,
  clock: clockAnswer,
  verdict: verdictAnswer,
  maxCapacity: z.number(),
  placesLeft: z.number(),
  tariff: tariffAnswer,
  quote: quoteAnswer,
});

/** A page of them. */
export const listingPageAnswer = z.object({
  items: z.array(listingAnswer),
  /** What locations of the whole search are before all others, by their ids. */
  badges: z.array(z.object({ id: z.string(), badge: z.enum(badges) })),
  currentPage: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
  /** How many the area has without filters. */
  areaCount: z.int(),
});

/** One listing as its own page shows it. */
export const listingDetailAnswer = z.extend(listingAnswer, {
  comingDays: z.array(comingDaysAnswer),
  latestReviews: z.array(
    z.object({
      id: z.string(),
      authorName: z.string(),
      rating: z.number(),
      text: z.string(),
      createdAt: z.string(),
      /** The location's answer. */
      reply: z.nullable(
        z.object({
          text: z.string(),
          at: z.string(),
        }),
      ),
    }),
  ),
  country: z.string(),
  region: z.nullable(z.string()),
  additionalInformation: z.nullable(z.string()),
  discounts: z.array(discountAnswer),
});

/** A walk to a listing, to be drawn. */
export const walkAnswer = z.extend(walkTime, {
  /** Metres as the crow flies. */
  distance: z.number(),
  path: z.array(point),
  /** Why the streets could not be asked about, in a word of the service. */
  problem: z.nullable(z.string()),
});

/** Cities and stations around a place. */
export const nearbyAnswer = z.object({
  cities: z.array(z.extend(city, { distance: z.number() })),
  stations: z.array(z.extend(place, { distance: z.number() })),
});

/** Places by name. */
export const placesAnswer = z.array(z.extend(place, { kind: z.string() }));

/** What a list shows of locations that a person saved. */
export const savedListingsAnswer = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    businessType: z.nullable(z.string()),
    placeType: z.enum(placeTypes),
    imageUrls: z.array(z.string()),
    rating: z.nullable(z.number()),
    reviewsCount: z.int(),
  }),
);

/** What the code on a location's poster opens: its listing, and a stay from now. ISO instants with the location's offset. */
export const walkInAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  zone: z.string(),
  now: z.string(),
  stay: z.object({ dropOffAt: z.string(), pickUpAt: z.string() }),
  /** The pick-ups that are offered with one press; none while the door is shut. */
  pickUps: z.array(z.string()),
  /** Whole minutes until the door closes; `null` while it is shut, and where it does not close within a day. */
  minutesLeft: z.nullable(z.int()),
});
