import * as z from 'zod/mini';
import { affectedBookingAnswer } from '../partner/hosting-answers.ts';

const point = z.object({ latitude: z.number(), longitude: z.number() });

const rates = z.object({
  pricePerHour: z.nullable(z.number()),
  maxPrice: z.nullable(z.number()),
  overnightFee: z.nullable(z.number()),
  handlingFee: z.nullable(z.number()),
});

/** What a location is drawn by where it has no photo. */
const shopFront = z.object({
  businessType: z.nullable(z.string()),
  placeType: z.enum(['shop', 'hotel', 'other']),
  imageUrls: z.array(z.string()),
});

const askedFields = z.array(z.enum(['name', 'alternativeName', 'address', 'imageIds']));

/** What partners ask for. */
export const changeRequestsAnswer = z.array(
  z.object({
    id: z.string(),
    status: z.enum(['refused', 'waiting', 'approved']),
    listingName: z.string(),
    shopFront,
    fields: askedFields,
    since: z.string(),
    decidedAt: z.nullable(z.string()),
    decidedBy: z.nullable(z.string()),
  }),
);

/** One of it beside what travellers see. */
export const changeRequestAnswer = z.object({
  id: z.string(),
  status: z.enum(['refused', 'waiting', 'approved']),
  seen: z.string(),
  reason: z.nullable(z.string()),
  since: z.string(),
  decidedBy: z.nullable(z.string()),
  listing: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    shopFront,
  }),
  owner: z.object({
    name: z.string(),
    firstName: z.string(),
  }),
  fields: askedFields,
  now: z.object({
    name: z.string(),
    alternativeName: z.string(),
    address: z.string(),
    place: point,
    imageIds: z.array(z.string()),
  }),
  asked: z.object({
    name: z.nullable(z.string()),
    alternativeName: z.nullable(z.string()),
    address: z.nullable(z.string()),
    place: z.nullable(point),
    imageIds: z.nullable(z.array(z.string())),
  }),
  /** Where the pin would go: metres, the point of the compass, and the zone there. */
  move: z.nullable(
    z.object({
      meters: z.number(),
      towards: z.enum(['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest']),
      zone: z.string(),
      isSameZone: z.boolean(),
    }),
  ),
  /** How large the pictures are that are asked for, in px, in their order. */
  imageSizes: z.array(z.object({ width: z.int(), height: z.int() })),
  /** What was decided of this location before, the latest first; at most ten. */
  earlier: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['refused', 'approved']),
      fields: askedFields,
      decidedAt: z.string(),
      decidedBy: z.nullable(z.string()),
    }),
  ),
  travellersCount: z.int(),
  nearest: z.nullable(
    z.object({
      name: z.string(),
      meters: z.number(),
    }),
  ),
});

/** Locations as administrators list them. */
export const foundListingsAnswer = z.object({
  listings: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      owner: z.string(),
      published: z.boolean(),
      bookable: z.boolean(),
      stopped: z.boolean(),
      capacity: z.number(),
    }),
  ),
  isMore: z.boolean(),
});

/** One of them. */
export const shownListingAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  region: z.nullable(z.string()),
  country: z.string(),
  capacity: z.number(),
  since: z.string(),
  isPublished: z.boolean(),
  isBookable: z.boolean(),
  /** What it takes to be found and booked. */
  conditions: z.object({
    active: z.boolean(),
    hours: z.boolean(),
    email: z.boolean(),
    payouts: z.boolean(),
    notStopped: z.boolean(),
  }),
  stoppedAt: z.nullable(z.string()),
  stoppedBecause: z.nullable(z.string()),
  week: z.array(
    z.object({
      date: z.string(),
      stretches: z.array(
        z.object({
          from: z.number(),
          to: z.number(),
        }),
      ),
      /** The most bags at one time. */
      mostBags: z.number(),
    }),
  ),
  /** Who works at the counter besides its owner. */
  staff: z.array(z.string()),
  currency: z.string(),
  ownRates: rates,
  ratesAround: rates,
  owner: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
  }),
  bookingsCount: z.int(),
  aheadCount: z.int(),
  changeRequestId: z.nullable(z.string()),
});

/** The bookings that a closed door met. */
export const closedListingAnswer = z.object({
  listingId: z.string(),
  met: z.array(affectedBookingAnswer),
});
