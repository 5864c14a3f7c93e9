import * as z from 'zod/mini';
import { clockAnswer } from '../time/clock-answer.ts';
import { amountSchema } from '../money/money-schema.ts';
import { rulesAnswer, verdictAnswer, comingDaysAnswer } from '../availability/opening-answers.ts';
import { discountAnswer, tariffAnswer, quoteAnswer } from '../pricing/quote-schema.ts';
import { placeTypes } from '../partner/listing-schema.ts';
import { amenitiesSchema } from '../partner/amenities.ts';

/** The kinds of shops and hotels. */
export const businessTypesAnswer = z.array(z.object({ id: z.string(), type: z.string() }));

const point = z.object({
  latitude: z.number(),
  longitude: z.number(),
});

const facts = z.object({
  /** Average of its reviews to one decimal; `null` without any. */
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  /** Bags for which there is room all the time of the stay. */
  room: z.number(),
  /** Open at 8:00 PM or later on the day of the pick-up. */
  late: z.boolean(),
  /** Never closes in a usual week. */
  always: z.boolean(),
  wiFi: z.boolean(),
  restroom: z.boolean(),
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
  /** What filters ask for; `null` where it was not asked for. */
  facts: z.nullable(facts),
});

/** A listing for one stay, as a card shows it. */
export const listingAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
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
  wiFi: z.boolean(),
  restroom: z.boolean(),
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
  /** Only what the partner has answered. */
  amenities: amenitiesSchema,
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
