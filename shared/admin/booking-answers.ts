import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { shopFrontAnswer } from './listing-answers.ts';
import { bookingStates, standings } from './lists.ts';
import { locales } from '../messages/text.ts';
import { resentMails } from './operations-schema.ts';

const listed = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(bookingStates),
  traveller: z.string(),
  email: z.string(),
  location: z.string(),
  zone: z.string(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  /** How it stands at the counter; null where its state says it all. */
  standing: z.nullable(z.enum(standings)),
  bagsCount: z.int(),
  total: amountSchema,
  /** What was paid for it by itself, less what went back. */
  paid: amountSchema,
});

const event = z.discriminatedUnion('kind', [
  z.object({
    at: z.string(),
    kind: z.literal('quoted'),
    code: z.string(),
    amount: amountSchema,
    discount: z.nullable(amountSchema),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('held'),
    bags: z.number(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('paid'),
    amount: amountSchema,
    last4: z.nullable(z.string()),
    free: z.boolean(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('notPaid'),
    amount: amountSchema,
    message: z.nullable(z.string()),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('changed'),
    code: z.string(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('canceled'),
    reason: z.nullable(z.string()),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('handOver'),
    what: z.enum(['in', 'out', 'undo', 'correction']),
    bags: z.number(),
    by: z.string(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('earned'),
    amount: amountSchema,
    partner: z.string(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('takenBack'),
    amount: amountSchema,
    reason: z.nullable(z.string()),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('refund'),
    amount: amountSchema,
    status: z.enum(['requested', 'failed', 'succeeded']),
    message: z.nullable(z.string()),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('dispute'),
    amount: amountSchema,
    state: z.string(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('review'),
    rating: z.number(),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('mail'),
    id: z.string(),
    mail: z.string(),
    subject: z.string(),
    to: z.enum(['other', 'traveller']),
    state: z.enum(['sent', 'failed']),
  }),
  z.object({
    at: z.string(),
    kind: z.literal('proposal'),
    id: z.string(),
    amount: amountSchema,
    share: amountSchema,
    by: z.string(),
    outcome: z.nullable(z.enum(['agreed', 'refused'])),
  }),
]);

const place = z.object({
  placeId: z.string(),
  name: z.string(),
  address: z.string(),
  metres: z.number(),
  isOwn: z.boolean(),
  roomLeft: z.number(),
});

/** The share of a stay by the location's own people, or of a long one at a discount that ended at once. */
const heldShare = z.nullable(
  z.object({ reason: z.enum(['person', 'card', 'device', 'network', 'early']), amount: amountSchema }),
);

/** Bookings as administrators list them. */
export const bookingListAnswer = z.object({
  count: z.nullable(z.int()),
  isMore: z.boolean(),
  bookings: z.array(listed),
  next: z.nullable(z.string()),
});

/** The same for a file. */
export const bookingExportAnswer = z.object({
  bookings: z.array(listed),
  isMore: z.boolean(),
});

/** What bookings can be filtered by. */
export const bookingFiltersAnswer = z.object({
  cities: z.array(z.string()),
  currencies: z.array(z.string()),
});

/** All of one booking: its story and its ledger. */
export const bookingAnswer = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(bookingStates),
  /** How it stands at the counter; null where its state says it all. */
  standing: z.nullable(z.enum(standings)),
  userId: z.string(),
  traveller: z.string(),
  email: z.string(),
  /** Its traveller was erased: there is no address, and no mail reaches them. */
  isErased: z.boolean(),
  phone: z.nullable(z.string()),
  locale: z.enum(locales),
  listingId: z.string(),
  location: z.string(),
  slug: z.string(),
  shopFront: shopFrontAnswer,
  zone: z.string(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  bagsCount: z.int(),
  isStarted: z.boolean(),
  /** The bags are at the counter now. */
  bagsInside: z.int(),
  /** For bags that were not fetched. */
  owed: amountSchema,
  /** It is for the pick-up that moved on when the door was reported shut, and falls away when the report stands. */
  owedForDoor: z.boolean(),
  /** They were not fetched for 30 days: administration decides with the location. */
  isLeft: z.boolean(),
  /** How many bookings this person has in all. */
  bookingsCount: z.int(),
  replacedBy: z.nullable(
    z.object({
      id: z.string(),
      code: z.string(),
    }),
  ),
  held: amountSchema,
  share: amountSchema,
  isEarned: z.boolean(),
  cardLast4: z.nullable(z.string()),
  acts: z.array(z.enum(['refund', 'cancel'])),
  /** Stands for what a decision rests on; decisions name it. */
  seen: z.string(),
  /** A payment that is not settled: the card provider can be asked. */
  isPaying: z.boolean(),
  mails: z.array(z.enum(resentMails)),
  /** Refunds that the card did not take: a person sends them and says so. */
  byHand: z.array(
    z.object({
      refundId: z.string(),
      amount: amountSchema,
    }),
  ),
  /** Refunds that were made at the card provider: what becomes of the share is to be chosen. */
  heldShare,
  /** How many messages administration may read, where a problem was reported; `null` where none was. */
  talkCount: z.nullable(z.int()),
  /** Since when the traveller waits for an answer of the location, once it is ten minutes, and how the location is called. */
  answerOwed: z.nullable(z.object({ since: z.string(), phone: z.nullable(z.string()) })),
  madeThere: z.array(z.object({ refundId: z.string(), amount: amountSchema })),
  story: z.array(event),
  ledger: z.object({
    movements: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        at: z.string(),
        entries: z.array(
          z.object({
            account: z.string(),
            partner: z.nullable(z.string()),
            amount: amountSchema,
          }),
        ),
      }),
    ),
    isBalanced: z.boolean(),
  }),
});

/** What would be written. */
export const refundPreviewAnswer = z.object({
  act: z.nullable(z.enum(['refund', 'cancel'])),
  amount: amountSchema,
  held: amountSchema,
  entries: z.array(
    z.object({
      account: z.enum(['partner', 'goodwill', 'provider', 'travellers', 'tax', 'fees']),
      amount: amountSchema,
    }),
  ),
  takenBack: amountSchema,
  shareKept: amountSchema,
  /** A claw-back of so much waits for another person's yes; before anything was earned nothing is clawed back. */
  needsSecond: z.boolean(),
  partnerName: z.string(),
  location: z.string(),
  traveller: z.string(),
  /** Its traveller was erased: no mail reaches them. */
  isErased: z.boolean(),
  locale: z.enum(locales),
  notes: z.object({
    shopClosed: z.string(),
    shopLate: z.string(),
    bagDamaged: z.string(),
    travellerAsked: z.string(),
    twice: z.string(),
    goodwill: z.string(),
  }),
  cardLast4: z.nullable(z.string()),
  /** A date, reckoned as the traveller's order reckons it. */
  arrivesBy: z.string(),
});

/** Whether it is done, or waits for a second administrator. */
export const refundAnswer = z.object({ outcome: z.enum(['done', 'waits']) });

/** Other places for a stay. */
export const placesAnswer = z.object({
  cannot: z.nullable(z.enum(['inside', 'soon', 'state'])),
  offer: z.nullable(
    z.object({
      name: z.string(),
      until: z.string(),
    }),
  ),
  places: z.array(place),
});

/** The second administrator's word. */
export const decidedAnswer = z.object({
  outcome: z.enum(['agreed', 'refused']),
});

/** Bookings as scripts find them. */
export const foundBookingsAnswer = z.array(
  z.object({
    id: z.string(),
    code: z.string(),
    status: z.string(),
    location: z.string(),
    locationSlug: z.string(),
    travellerName: z.string(),
    email: z.string(),
    dropOffAt: z.string(),
    pickUpAt: z.string(),
    bagsCount: z.int(),
    total: amountSchema,
    paid: amountSchema,
    refunded: amountSchema,
    checkedInAt: z.nullable(z.string()),
    checkedOutAt: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);

/** A page of all. */
export const exportedBookingsAnswer = z.object({
  bookings: foundBookingsAnswer,
  next: z.nullable(z.string()),
});
