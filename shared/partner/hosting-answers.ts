import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { locales } from '../messages/text.ts';

/** How full a location gets in a week. */
export const weekAnswer = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      mostBags: z.number(),
    }),
  ),
  bookings: z.number(),
  bags: z.number(),
  shares: z.array(amountSchema),
  /** Of what is sold and not earned yet. */
  expected: z.array(amountSchema),
});

/** What tomorrow brings, each location by its own calendar. */
export const tomorrowAnswer = z.object({
  dropOffs: z.int(),
  pickUps: z.int(),
  /** The first of them, and the zone of its location; null where there is none. */
  first: z.nullable(z.object({ at: z.string(), zone: z.string() })),
});

/** This week's share at each location. */
export const weekSharesAnswer = z.array(
  z.object({
    listingId: z.string(),
    shares: z.array(amountSchema),
  }),
);

/** Reviews without an answer. */
export const newReviewsAnswer = z.array(
  z.object({
    id: z.string(),
    listingId: z.string(),
    listingName: z.string(),
    rating: z.number(),
    text: z.string(),
  }),
);

/** Weeks of a partner's share. */
export const weeklySharesAnswer = z.array(
  z.object({
    currency: z.string(),
    weeks: z.array(
      z.object({
        from: z.string(),
        share: amountSchema,
      }),
    ),
  }),
);

const hosted = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(['confirmed', 'canceled', 'started', 'completed']),
  listingId: z.string(),
  listingName: z.string(),
  zone: z.string(),
  travellerName: z.string(),
  bagsCount: z.int(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  inAt: z.nullable(z.string()),
  outAt: z.nullable(z.string()),
  /** How many bags came, and how many of them are inside now. */
  bagsIn: z.int(),
  bagsInside: z.int(),
  /** What became of it otherwise than was booked, once its pick-up has passed. */
  outcome: z.nullable(z.enum(['late', 'noShow', 'leftBehind'])),
  createdAt: z.string(),
  total: amountSchema,
  /** What went back of a canceled one, and what is asked for and has not left. */
  paidBack: amountSchema,
  toPayBack: amountSchema,
  /** The partner's; null for bookings sold before it was kept. */
  share: z.nullable(amountSchema),
});

/** What a traveller wrote, with the answer of the location. */
export const hostedReviewAnswer = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
  /** The stay that it is about. */
  code: z.string(),
  bagsCount: z.int(),
  reply: z.nullable(
    z.object({
      text: z.string(),
      at: z.string(),
    }),
  ),
});

const met = z.object({
  id: z.string(),
  code: z.string(),
  travellerName: z.string(),
  bagsCount: z.int(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
});

/** A booking that a change of hours meets. */
export const affectedBookingAnswer = z.extend(met, {
  places: z.array(
    z.object({
      placeId: z.string(),
      name: z.string(),
      address: z.string(),
      metres: z.number(),
      isOwn: z.boolean(),
      roomLeft: z.number(),
    }),
  ),
  /** What its traveller is written in. */
  locale: z.enum(locales),
  /** The ends of its stay that meet a closed door. */
  ends: z.array(z.enum(['dropOff', 'pickUp'])),
  isOverCapacity: z.boolean(),
  cannotMove: z.nullable(z.enum(['inside', 'unpaid', 'soon'])),
  earlierBy: z.nullable(z.string()),
  /** What would go back to the traveller. */
  paid: amountSchema,
  /** What the partner earns of it, and would not; null for bookings sold before it was kept. */
  share: z.nullable(amountSchema),
});

/** A partner's bookings. */
export const hostedBookingsAnswer = z.object({
  bookings: z.array(hosted),
  nextCursor: z.nullable(z.number()),
});

/** The same by numbered pages. */
export const hostedBookingPageAnswer = z.object({
  bookings: z.array(hosted),
  pagination: z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

/** What a partner sees besides of one booking. */
export const hostedBookingAnswer = z.object({
  inBags: z.nullable(z.number()),
  outBags: z.nullable(z.number()),
  /** Of its traveller, from two hours before the drop-off until the last bag is out. */
  phone: z.nullable(z.string()),
});

/** What is still to come at each location. */
export const upcomingAnswer = z.array(
  z.object({
    listingId: z.string(),
    bookings: z.number(),
    nextAt: z.string(),
  }),
);

/** What each year brought. */
export const yearsAnswer = z.array(
  z.object({
    year: z.int(),
    bookings: z.number(),
    bags: z.number(),
    shares: z.array(amountSchema),
  }),
);

/** What travellers wrote about a location, for its partner. */
export const hostedReviewsAnswer = z.object({
  reviews: z.array(hostedReviewAnswer),
  nextCursor: z.nullable(z.number()),
});

/** The stays of a week. */
export const storeWeekAnswer = z.array(
  z.object({
    dropOffAt: z.string(),
    pickUpAt: z.string(),
    bagsCount: z.int(),
  }),
);

/** The bookings that a change of hours meets. */
export const affectedAnswer = z.object({
  bookings: z.array(affectedBookingAnswer),
  /** Their bags stay behind a locked door, and nothing is to be decided. */
  passing: z.array(met),
  fingerprint: z.string(),
});

/** What their travellers would be written. */
export const openingMessagesAnswer = z.array(
  z.object({
    bookingId: z.string(),
    travellerName: z.string(),
    locale: z.enum(locales),
    subject: z.string(),
    text: z.string(),
  }),
);

/** What was changed, and the bookings that it met. */
export const changedOpeningAnswer = z.object({
  id: z.nullable(z.string()),
  met: z.array(affectedBookingAnswer),
});

/** What became of several changes: refusals by their place, messages by field. */
export const changedOpeningsAnswer = z.object({
  met: z.array(affectedBookingAnswer),
  refused: z.array(z.object({ at: z.int(), messages: z.record(z.string(), z.array(z.string())) })),
});
