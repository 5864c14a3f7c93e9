import * as z from 'zod/mini';
import { weekdays } from './opening-rules.ts';
import { refusalReasons } from './verdict.ts';

const moment = z.object({
  date: z.string(),
  minute: z.number(),
});

const end = z.enum(['dropOff', 'pickUp']);

const slot = z.object({
  from: z.number(),
  to: z.number(),
});

/** One day drawn as a bar: `DayStrip`. */
export const stripAnswer = z.object({
  date: z.string(),
  open: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
    }),
  ),
  dropOff: z.nullable(z.number()),
  pickUp: z.nullable(z.number()),
  /** Ends at which the listing is not open. */
  failing: z.array(end),
});

/** What is said next to the clock: `OpeningNote`. */
export const noteAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open24'),
  }),
  z.object({
    kind: z.literal('closes'),
    at: moment,
  }),
  z.object({
    kind: z.literal('reopens'),
    closes: moment,
    at: moment,
  }),
  z.object({
    kind: z.literal('opens'),
    at: moment,
  }),
  z.object({
    kind: z.literal('closed'),
  }),
]);

/** One day of a stay: `StayDay`. */
export const stayDayAnswer = z.object({
  strip: stripAnswer,
  note: noteAnswer,
});

/** What the door does after a pick-up: `AfterPickUp`. */
export const afterPickUpAnswer = z.object({ closes: z.nullable(moment), opens: z.nullable(moment) });

const refusal = z.object({
  reason: z.enum(refusalReasons),
  /** The failing end; `null` where the whole stay fails (`full`, `notBookable`, `reversed`). */
  end: z.nullable(end),
  /** The failing end's local moment. */
  at: z.nullable(moment),
  /** The last closing at or before the failing end on its day, if any ("Closes before your check-in time of …"). */
  closedSince: z.nullable(moment),
  /** The next opening after the failing end, if any within a year ("Opens …"). */
  opensNext: z.nullable(moment),
});

/** The engine's whole answer about a listing and a stay: `StayVerdict`. */
export const verdictAnswer = z.object({
  available: z.boolean(),
  refusal: z.nullable(refusal),
  note: noteAnswer,
  strip: stripAnswer,
  /** The day of the pick-up, when it is another one than the drop-off's, which `note` and `strip` speak of. */
  pickUpDay: z.nullable(stayDayAnswer),
});

/** When a listing is open: `OpeningRules`. */
export const rulesAnswer = z.object({
  /** IANA time zone of the listing. */
  zone: z.string(),
  availableFullTime: z.boolean(),
  weekly: z.array(
    z.object({
      day: z.enum(weekdays),
      from: z.number(),
      to: z.number(),
    }),
  ),
  special: z.array(
    z.object({
      /** Local date, `YYYY-MM-DD`. */
      date: z.string(),
      closed: z.boolean(),
      /** Whether the hours of an open one replace the day's own; left out they are added. */
      replaces: z.optional(z.boolean()),
      slots: z.array(slot),
    }),
  ),
  closures: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
    }),
  ),
});

/** Days on which a listing is open otherwise than every week: `ComingDays`. */
export const comingDaysAnswer = z.object({
  from: z.string(),
  to: z.string(),
  /** What is open on each of them; nothing when closed. */
  open: z.array(slot),
});
