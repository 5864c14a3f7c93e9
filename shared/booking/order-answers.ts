import * as z from 'zod/mini';
import { amenitiesSchema } from '../amenities/amenities-schema.ts';
import { clockAnswer } from '../time/clock-answer.ts';
import {
  afterPickUpAnswer,
  comingDaysAnswer,
  rulesAnswer,
  stripAnswer,
  noteAnswer,
  stayDayAnswer,
  verdictAnswer,
} from '../availability/opening-answers.ts';
import { amountSchema } from '../money/money-schema.ts';
import { discountAnswer, quoteAnswer } from '../pricing/quote-schema.ts';
import { bookingStatuses } from './states.ts';

const listing = z.object({
  clock: clockAnswer,
  comingDays: z.array(comingDaysAnswer),
  id: z.string(),
  slug: z.string(),
  /** What stands over the door; on papers it is `legalName`. */
  name: z.string(),
  legalName: z.string(),
  alternativeName: z.nullable(z.string()),
  address: z.string(),
  cityName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  businessType: z.nullable(z.string()),
  placeType: z.enum(['shop', 'hotel', 'other']),
  imageUrls: z.array(z.string()),
  mapsLink: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  note: z.nullable(z.string()),
  additionalInformation: z.nullable(z.string()),
  amenities: amenitiesSchema,
  zone: z.string(),
  rules: rulesAnswer,
  discounts: z.array(discountAnswer),
});

const refund = z.object({
  step: z.enum(['requested', 'sent', 'cameBack', 'arrived', 'byHand', 'disputed']),
  amount: amountSchema,
  requestedAt: z.string(),
  sentAt: z.nullable(z.string()),
  by: z.nullable(z.string()),
  arrivedAt: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** Why, as an administrator wrote it in the traveller's language. */
  note: z.nullable(z.string()),
  isByHand: z.boolean(),
  failure: z.nullable(z.enum(['other', 'cardExpired', 'cardLost'])),
});

/** An order as its page shows it. Instants in UTC, amounts in minor units. */
export const orderAnswer = z.object({
  id: z.string(),
  orderId: z.string(),
  /** The version in force; another than `id` where this booking was changed since. */
  currentBookingId: z.string(),
  code: z.string(),
  status: z.enum(bookingStatuses),
  /** Its ticket alone is open, by code and e-mail: a mail's link opens the rest. */
  ticketOnly: z.boolean(),
  /** Whether its traveller may cancel it now: not while bags are inside. */
  cancelable: z.boolean(),
  /** Its bags may be handed over now, so that its page asks every 15 seconds. */
  isSoon: z.boolean(),
  /** Confirmed, and the pick-up has not passed or bags are inside. */
  modifiable: z.boolean(),
  /** The drop-off has passed or bags were taken in: both are fixed. */
  started: z.boolean(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  bagsCount: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  quote: quoteAnswer,
  total: amountSchema,
  /** What the order holds of the traveller's money, changes and refunds counted. */
  paid: amountSchema,
  /** What the order was charged and did not get back by a change. */
  charged: amountSchema,
  /** Each payment and refund of the order, oldest first: with the card, unless it went another way. */
  movements: z.array(
    z.object({
      kind: z.enum(['paid', 'back', 'backByHand']),
      amount: amountSchema,
      at: z.string(),
      cardLast4: z.nullable(z.string()),
    }),
  ),
  /** What the payer's bank took back of it: in dispute, or lost. */
  disputed: amountSchema,
  /** What a cancellation would give back now. */
  refundable: amountSchema,
  latestRefund: z.nullable(amountSchema),
  /** `succeeded` once the provider confirmed it. */
  latestRefundStatus: z.nullable(z.enum(['requested', 'failed', 'succeeded'])),
  /** Where the money of its newest refund is; null where nothing went back. */
  refund: z.nullable(refund),
  canceledAt: z.nullable(z.string()),
  cancellationReason: z.nullable(z.string()),
  /** Why its payment ended the order, in the provider's words. */
  paymentMessage: z.nullable(z.string()),
  /** How it was paid last; null while nothing was. */
  paidBy: z.nullable(z.enum(['card_token', 'payment_intent', 'saved_card', 'none'])),
  /** The provider's answer is missing: no one knows yet whether the card was charged, and nothing else is to be paid. */
  paymentChecking: z.boolean(),
  cardLast4: z.nullable(z.string()),
  penaltyFree: z.boolean(),
  holdExpiresAt: z.nullable(z.string()),
  /** It waits for its payment, and its places are held until then. */
  isHeld: z.boolean(),
  createdAt: z.string(),
  /** What became of it otherwise than was booked, once its pick-up has passed. */
  outcome: z.nullable(z.enum(['late', 'noShow'])),
  isReported: z.boolean(),
  /** For bags that were not fetched, from the second day after the pick-up; zero before, and where none are inside. */
  owed: amountSchema,
  /** It is for the pick-up that moved on when the door was reported shut, and falls away when the report stands. */
  owedForDoor: z.boolean(),
  custody: z.object({
    inAt: z.nullable(z.string()),
    inBags: z.nullable(z.number()),
    outAt: z.nullable(z.string()),
    outBags: z.nullable(z.number()),
    /** How many are inside now. */
    inside: z.int(),
  }),
  day: z.object({
    strip: stripAnswer,
    note: noteAnswer,
    pickUpDay: z.nullable(stayDayAnswer),
    after: afterPickUpAnswer,
    /** The location's day on which it was asked: the instant, and when the door is open. */
    today: z.object({ at: z.string(), strip: stripAnswer, note: noteAnswer }),
  }),
  listing,
  replaced: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      dropOffAt: z.string(),
      pickUpAt: z.string(),
      bagsCount: z.int(),
      total: amountSchema,
    }),
  ),
  replacedById: z.nullable(z.string()),
  /** Another place that the location offers, at the price that was paid, until then. */
  moveOffer: z.nullable(
    z.object({
      metres: z.number(),
      until: z.string(),
      id: z.string(),
      name: z.string(),
      address: z.string(),
      slug: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** A payment that waits for the traveller. */
  intent: z.nullable(
    z.object({
      id: z.string(),
      clientSecret: z.string(),
    }),
  ),
  /** Whether its stay can be reviewed, or was; null before it is over, while its bags are inside, and where that was too long ago. */
  review: z.nullable(z.enum(['open', 'written'])),
});

/** A page of a person's orders. */
export const orderPageAnswer = z.object({
  items: z.array(orderAnswer),
  pagination: z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    prevPage: z.nullable(z.number()),
    nextPage: z.nullable(z.number()),
  }),
});

/** A person's orders that are over, and how many there are in all. */
export const pastOrdersAnswer = z.object({ items: z.array(orderAnswer), total: z.int() });

/** The later pick-ups that an order can be moved to. */
export const pickUpChoicesAnswer = z.object({
  /** The pick-up has passed. */
  isLate: z.boolean(),
  /** Until when of this opening nothing more is to be paid; null where the door is closed, or the next half hour costs something. */
  noExtraUntil: z.nullable(z.string()),
  /** Local days `YYYY-MM-DD`; days in a row on which the door stays closed have no choices. */
  days: z.array(
    z.object({
      date: z.string(),
      until: z.string(),
      /** The minute at which the door opens for the first of them; null where it is open before. */
      opens: z.nullable(z.number()),
      choices: z.array(
        z.object({
          pickUpAt: z.string(),
          /** On the local day that it stands under; 1440 is midnight at its end. */
          minute: z.number(),
          /** What is to be paid for it now. */
          due: amountSchema,
          /** No room at that time, or it costs something while the payment is disputed. */
          refusal: z.nullable(z.enum(['full', 'disputed'])),
        }),
      ),
    }),
  ),
});

/** What a change would cost. */
export const changePreviewAnswer = z.object({
  /** What is to be paid now, none where no card can be charged with so little; negative for what goes back. */
  amountDue: amountSchema,
  quote: quoteAnswer,
  verdict: verdictAnswer,
  placesLeft: z.number(),
  hasStarted: z.boolean(),
  hasChanges: z.boolean(),
  savedCard: z.nullable(
    z.object({
      id: z.string(),
      brand: z.string(),
      last4: z.string(),
      expiryMonth: z.number(),
      expiryYear: z.int(),
    }),
  ),
  needsPaymentForm: z.boolean(),
  additionalItems: z.number(),
  extraHours: z.number(),
  additionalTotal: amountSchema,
  /** Whether the traveller pays the difference, gets it back, or neither. */
  settlement: z.enum(['refund', 'pay', 'same']),
});
