import * as z from 'zod/mini';
import { locales } from '../messages/text.ts';
import { amountSchema } from '../money/money-schema.ts';
import { doorAnswers } from './door-report.ts';

const idSchema = z.string().check(z.minLength(1, 'required'), z.maxLength(64));
const wordsSchema = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500));

/** Any version of an order. */
export const doorRefSchema = z.object({ bookingId: idSchema });

/** `again`: as before a report, where the newest is settled and the door can be reported shut once more. */
export const doorOfOrderSchema = z.object({ bookingId: idSchema, again: z.optional(z.boolean()) });

/** A door that is shut, with the order's bags inside or before they come, as its traveller knows it. */
export const reportDoorSchema = z.object({ bookingId: idSchema, withBags: z.boolean() });
export type ReportDoorInput = z.output<typeof reportDoorSchema>;

export const moveFromDoorSchema = z.object({ bookingId: idSchema, placeId: idSchema });
export type MoveFromDoorInput = z.output<typeof moveFromDoorSchema>;

/** A report, and the booking that was in force when it was made. */
const reportRef = { bookingId: idSchema, reportId: z.uuid() };

/** What the location's people say: whether the door was shut, and why, or how they know that it was open. */
export const answerDoorSchema = z.object({ ...reportRef, answer: z.enum(doorAnswers), words: wordsSchema });
export type AnswerDoorInput = z.output<typeof answerDoorSchema>;

/** Administration's word where the location's is disputed or did not come; traveller and location read why. */
export const decideDoorSchema = z.object({
  ...reportRef,
  verdict: z.enum(['stands', 'refused']),
  note: wordsSchema,
});
export type DecideDoorInput = z.output<typeof decideDoorSchema>;

/** What administration does about a location whose reports count: it has seen it, stops new bookings, or leaves them. */
export const lookAtDoorSchema = z.object({
  listingId: z.uuid(),
  reportId: z.uuid(),
  outcome: z.enum(['seen', 'stopped', 'left']),
});
export type LookAtDoorInput = z.output<typeof lookAtDoorSchema>;

export const translateDoorAnswerSchema = z.object({ bookingId: z.uuid(), language: z.enum(locales) });
export type TranslateDoorAnswerInput = z.output<typeof translateDoorAnswerSchema>;

const verdicts = z.nullable(z.enum(['stands', 'refused', 'withdrawn']));
const verdictBy = z.nullable(z.enum(['partner', 'silence', 'administration', 'traveller', 'counter']));
const answer = z.nullable(z.object({ answer: z.enum(doorAnswers), words: z.string(), at: z.string() }));

/** Instants in UTC. */
const report = z.object({
  id: z.string(),
  bookingId: z.string(),
  reportedAt: z.string(),
  bagsInside: z.int(),
  /** Until when the location's people may answer. */
  answerUntil: z.string(),
  answer,
  /** Administration has it since. */
  escalatedAt: z.nullable(z.string()),
  taken: z.nullable(z.enum(['refund', 'move', 'stay'])),
  takenAt: z.nullable(z.string()),
  verdict: verdicts,
  verdictBy,
  /** Why administration decided so. */
  note: z.nullable(z.string()),
  /** The traveller sent a picture of the door. */
  hasPhoto: z.boolean(),
  /** How far from the door they stood, in metres, as their device said; null where they did not send it. */
  metresAway: z.nullable(z.int()),
  isOpen: z.boolean(),
});

/** Where a traveller stands who reports a door. */
export const tellPlaceSchema = z.object({
  bookingId: z.uuid(),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

/** A shut door as its traveller's page shows it. */
export const doorOfOrderAnswer = z.object({
  bookingId: z.string(),
  currentBookingId: z.string(),
  code: z.string(),
  listing: z.object({
    name: z.string(),
    address: z.string(),
    zone: z.string(),
    phone: z.nullable(z.string()),
    /** When a ticket was scanned there last, on its day of now; nothing is said of the order it belongs to. */
    lastScanAt: z.nullable(z.string()),
  }),
  /** Bags are inside. */
  withBags: z.boolean(),
  /** Why it cannot be reported now; null where it can. */
  refusal: z.nullable(z.enum(['over', 'tooEarly', 'tooLate', 'closed'])),
  /** Until when it is open now, as advertised. */
  closesAt: z.nullable(z.string()),
  /** When it opens next. */
  opensAt: z.nullable(z.string()),
  report: z.nullable(report),
  /** The report is settled, and the door can be reported shut once more: where the order is now, with its bags or without. */
  mayReportAgain: z.boolean(),
  /** In which language the location answered, where something translates it; null elsewhere. */
  answerLanguage: z.nullable(z.enum(locales)),
  /** Why the ways on are not the traveller's to take; null where they are. */
  wait: z.nullable(z.enum(['settled', 'bags', 'late', 'answered', 'scanned', 'again', 'asking', 'administration'])),
  /** When the ways come by themselves. */
  waysAt: z.nullable(z.string()),
  /** Where the booking could go, the nearest first. Distances in metres. */
  places: z.array(
    z.object({ placeId: z.string(), name: z.string(), address: z.string(), metres: z.number(), roomLeft: z.number() }),
  ),
  /** What would go back. */
  refundable: amountSchema,
  cardLast4: z.nullable(z.string()),
  /** Where it was moved to. */
  movedTo: z.nullable(z.object({ name: z.string(), address: z.string() })),
  /** With bags inside: the pick-up as it is now, and what is owed for it until the report stands. */
  pickUpAt: z.string(),
  owed: amountSchema,
});

/** Reports that wait for an answer of the location's people, the newest first. */
export const hostedDoorsAnswer = z.array(
  z.object({
    id: z.string(),
    bookingId: z.string(),
    code: z.string(),
    location: z.object({ id: z.string(), name: z.string(), zone: z.string() }),
    /** When the place is open on the day of the report, in minutes of that local day. */
    open: z.array(z.object({ from: z.int(), to: z.int() })),
    /** When tickets were scanned there on that day, the latest two. */
    scannedAt: z.array(z.string()),
    travellerName: z.string(),
    bagsCount: z.int(),
    bagsInside: z.int(),
    reportedAt: z.string(),
    answerUntil: z.string(),
    taken: z.nullable(z.enum(['refund', 'move', 'stay'])),
    takenAt: z.nullable(z.string()),
    /** The partner's share of the stay where its answer decides about it; null for whom the owner invited. */
    share: z.nullable(amountSchema),
    hasPhoto: z.boolean(),
    metresAway: z.nullable(z.int()),
  }),
);

/** A report as administration decides it. */
export const doorCaseAnswer = z.nullable(
  z.object({
    report,
    isToDecide: z.boolean(),
    /** A ticket was scanned there from 30 minutes before on; bags changed hands within the hour; the person reported before. */
    isScanned: z.boolean(),
    isStaffed: z.boolean(),
    isAgain: z.boolean(),
    look: z.nullable(
      z.object({
        listingId: z.string(),
        kind: z.enum(['warning', 'stop']),
        raisedAt: z.string(),
        outcome: z.nullable(z.enum(['seen', 'stopped', 'left'])),
      }),
    ),
  }),
);
