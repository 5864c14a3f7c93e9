import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { affectedBookingAnswer } from '../partner/hosting-answers.ts';
import { requirementGroups } from '../payouts/requirements.ts';
import { amountNames, byName } from '../pricing/tariff.ts';
import { bookingStates } from './lists.ts';

const point = z.object({ latitude: z.number(), longitude: z.number() });

const stretches = z.array(z.object({ from: z.number(), to: z.number() }));

const rates = z.object(byName(amountNames, () => z.nullable(z.number())));

/** What a location is drawn by where it has no photo. */
export const shopFrontAnswer = z.object({
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
    listingId: z.string(),
    listingName: z.string(),
    shopFront: shopFrontAnswer,
    fields: askedFields,
    since: z.string(),
    decidedAt: z.nullable(z.string()),
    decidedBy: z.nullable(z.string()),
  }),
);

/** One of them, with what travellers see. */
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
    shopFront: shopFrontAnswer,
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
  /** What stands over the door; on papers it is `legalName`. */
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  /** Of rates and taxes; null where they are the country's. */
  region: z.nullable(z.string()),
  zone: z.string(),
  shopFront: shopFrontAnswer,
  /** The average is `null` for one that is new. */
  reviews: z.object({ average: z.nullable(z.number()), count: z.int() }),
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
    nothingDue: z.boolean(),
  }),
  hours: z.object({
    isAlwaysOpen: z.boolean(),
    /** Days of the week with hours. */
    weekdays: z.int(),
    /** Days from today on that differ from the week. */
    specialDays: z.int(),
  }),
  /** As the card provider has it; `null` before there is one. */
  account: z.nullable(
    z.object({
      last4: z.nullable(z.string()),
      currencies: z.array(z.string()),
      missing: z.array(z.enum(requirementGroups)),
    }),
  ),
  stopped: z.nullable(z.object({ at: z.string(), because: z.string() })),
  week: z.array(
    z.object({
      date: z.string(),
      stretches,
      /** As the week has it. */
      usual: stretches,
      /** What decides about the day. */
      by: z.enum(['week', 'special', 'closure']),
      /** The most bags at one time. */
      mostBags: z.number(),
    }),
  ),
  currency: z.string(),
  ownRates: rates,
  ratesAround: rates,
  /** Whose rates those around are: a region's, or (`null`) the whole country's. */
  aroundRegion: z.nullable(z.string()),
  /** When its own were set last, and by whom. */
  ratesSetBy: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  /** A stay's whole price by its own rates and by those around it. */
  sample: z.object({ bags: z.int(), hours: z.int(), here: amountSchema, around: amountSchema }),
  owner: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
  }),
  waitingChange: z.nullable(z.object({ id: z.string(), fields: askedFields, since: z.string() })),
  /** The look at it as a new or moved location, until it is found fine. */
  look: z.nullable(
    z.object({ id: z.string(), state: z.enum(['waiting', 'refused']), isHeld: z.boolean(), since: z.string() }),
  ),
  /** What administrators noted for each other. */
  notes: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      author: z.nullable(z.string()),
      authorId: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});

/** What is on now at a location, and what comes next. */
export const listingBookingsAnswer = z.object({
  bookings: z.array(
    z.object({
      code: z.string(),
      state: z.enum(bookingStates),
      traveller: z.string(),
      dropOffAt: z.string(),
      pickUpAt: z.string(),
      bagsCount: z.int(),
      paid: amountSchema,
    }),
  ),
  /** Of all times, those that were never paid aside. */
  allCount: z.int(),
  /** Still to be dropped off. */
  aheadCount: z.int(),
  bagsInside: z.int(),
});

const lastDays = z.object({
  bookings: z.number(),
  withoutCheckIn: z.number(),
  checkedIn: z.number(),
  outWithoutScan: z.number(),
  claims: z.number(),
  messages: z.number(),
});

/** The last ninety days of a location, and the middle of its city's. */
export const listingLastDaysAnswer = z.object({
  here: z.extend(lastDays, { openClaims: z.int() }),
  /** `null` where it is alone. */
  others: z.nullable(
    z.object({
      bookings: z.number(),
      withoutCheckIn: z.number(),
      /** A part of those checked in, 0 to 1; `null` where no one checks in. */
      outWithoutScan: z.nullable(z.number()),
      claims: z.number(),
      messages: z.number(),
    }),
  ),
});

/** Whose it is. */
export const listingOwnerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.nullable(z.string()),
  company: z.nullable(z.string()),
  listingsCount: z.int(),
  /** Who works at the counter besides its owner. */
  staff: z.array(z.string()),
  /** What is owed in each currency, and whether it waits. */
  owed: z.array(z.object({ amount: amountSchema, isHeld: z.boolean() })),
});

/** What was changed of it: acts of administrators, and what its partner asked for; the newest first. */
export const listingChangesAnswer = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    by: z.nullable(z.string()),
    /** A procedure, or `asked` for a change that its partner asked for. */
    what: z.string(),
    /** What was asked for, or decided about. */
    fields: askedFields,
    /** Of a decision. */
    status: z.nullable(z.enum(['refused', 'approved'])),
    /** What an act changed of the location's columns. */
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
  }),
);

/** The bookings that a closed door met. */
export const closedListingAnswer = z.object({
  listingId: z.string(),
  met: z.array(affectedBookingAnswer),
});
