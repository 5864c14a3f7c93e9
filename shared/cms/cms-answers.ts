import * as z from 'zod/mini';
import { placeKinds } from './page-settings.ts';
import { blockNames } from './blocks.ts';
import { locales } from '../messages/text.ts';
import { clockAnswer } from '../time/clock-answer.ts';
import { quoteAnswer } from '../pricing/quote-schema.ts';
import { amountSchema } from '../money/money-schema.ts';
import { placeTypes } from '../partner/listing-schema.ts';

/** The site's public settings. */
export const siteAnswer = z.object({
  name: z.string(),
  url: z.string(),
  /** Whole dollars per item, or `null` where no amount is promised. */
  insuredAmount: z.nullable(z.number()),
  supportEmail: z.string(),
  supportPhone: z.string(),
  supportHours: z.object({
    from: z.number(),
    to: z.number(),
    zone: z.string(),
  }),
  /** The wallets that tickets can be put into. */
  wallets: z.object({
    apple: z.boolean(),
    google: z.boolean(),
  }),
  blogUrl: z.string(),
  chatWidgetUrl: z.nullable(z.string()),
  analyticsUrl: z.nullable(z.string()),
  googleSignIn: z.boolean(),
  payments: z.enum(['stripe', 'sandbox']),
  /** Whether it has pages for those who build it, below `/dev`. */
  hasDevPages: z.boolean(),
  /** Whether this is a public site that moves no real money. */
  isDemonstration: z.boolean(),
  stripePublishableKey: z.nullable(z.string()),
  map: z.object({
    provider: z.enum(['google', 'maplibre', 'leaflet']),
    googleKey: z.nullable(z.string()),
    styleUrl: z.nullable(z.string()),
    tilesUrl: z.string(),
  }),
});

export const settingsAnswer = z.object({
  city: z.optional(z.string()),
  /** Two letters. */
  country: z.optional(z.string()),
  /** On the page of a place within the city. */
  place: z.optional(
    z.object({
      name: z.string(),
      kind: z.enum(placeKinds),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

const part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('html'),
    html: z.string(),
  }),
  z.object({
    kind: z.literal('block'),
    name: z.enum(blockNames),
    settings: z.record(z.string(), z.string()),
    /** Where it stands in the text, from 1; only in a preview. */
    line: z.optional(z.number()),
  }),
]);

const question = z.object({
  id: z.string(),
  /** The heading that it stands under. */
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  html: z.string(),
});

const listed = z.object({
  id: z.string(),
  url: z.string(),
  language: z.enum(locales),
  pageType: z.enum(['city', 'article', 'place', 'page']),
  title: z.string(),
  description: z.string(),
  settings: settingsAnswer,
  background: z.nullable(z.string()),
  topFavorite: z.boolean(),
});

/** A content page, its Markdown rendered. */
export const pageAnswer = z.extend(listed, {
  languages: z.array(z.enum(locales)),
  /** What its city is called in its language; `null` for a page about no city. */
  cityName: z.nullable(z.string()),
  /** Where its city's page is read, of a page below it; `null` where there is none to read. */
  cityUrl: z.nullable(z.string()),
  parts: z.array(part),
  questions: z.array(question),
  updatedAt: z.string(),
});

/** The locations around a place. */
const around = z.object({
  /** Walking minutes to the nearest. */
  minutes: z.nullable(z.number()),
  within: z.number(),
  from: z.nullable(amountSchema),
  /** The nearest one that can take the stay. */
  nearest: z.nullable(z.object({ name: z.string(), minutes: z.number() })),
});

/** What a page of a city or a place shows of the locations around. */
export const guideAnswer = z.object({
  city: z.object({
    name: z.string(),
    locations: z.number(),
    alwaysOpen: z.number(),
    rating: z.nullable(z.number()),
    reviewsCount: z.int(),
  }),
  center: z.object({
    latitude: z.number(),
    longitude: z.number(),
  }),
  zone: z.string(),
  clock: clockAnswer,
  now: z.string(),
  stay: z.object({
    dropOffAt: z.string(),
    pickUpAt: z.string(),
  }),
  bagsCount: z.int(),
  hours: z.number(),
  hourlyFrom: z.nullable(amountSchema),
  around,
  markers: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      available: z.boolean(),
      full: z.boolean(),
      price: amountSchema,
    }),
  ),
  best: z.array(
    z.object({
      reason: z.enum(['cheapest', 'bestRated', 'alwaysOpen', 'mostRoom']),
      slug: z.string(),
      rating: z.nullable(z.number()),
      reviewsCount: z.int(),
      address: z.string(),
      near: z.nullable(
        z.object({
          name: z.string(),
          minutes: z.number(),
        }),
      ),
      /** Minutes of the sample stay's day at which it is open. */
      open: z.array(z.object({ from: z.int(), to: z.int() })),
      price: amountSchema,
      thumb: z.object({
        name: z.string(),
        businessType: z.nullable(z.string()),
        placeType: z.enum(placeTypes),
        imageUrls: z.array(z.string()),
      }),
    }),
  ),
  sights: z.array(
    z.extend(around, {
      /** Its page, or the map around it. */
      url: z.string(),
      name: z.string(),
      kind: z.enum(placeKinds),
    }),
  ),
  otherCities: z.array(
    z.object({
      url: z.string(),
      key: z.string(),
      name: z.string(),
      locations: z.number(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  cost: z.nullable(
    z.object({
      listingId: z.string(),
      name: z.string(),
      rates: z.object({
        pricePerHour: amountSchema,
        maxPrice: amountSchema,
        overnightFee: amountSchema,
        taxRateMillionths: z.number(),
      }),
      steps: z.array(z.number()),
      quote: quoteAnswer,
    }),
  ),
});

/** A page as its drafts say. */
export const previewAnswer = z.object({
  page: pageAnswer,
  guide: z.nullable(guideAnswer),
  until: z.string(),
});

/** Every published page. */
export const pagesAnswer = z.array(listed);
