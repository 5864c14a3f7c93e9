import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';

const event = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.string(),
  objectId: z.nullable(z.string()),
  bookingCode: z.nullable(z.string()),
  traveller: z.nullable(z.string()),
  amount: z.nullable(amountSchema),
  /** `refunded`: what it paid came too late, and went back at once. */
  became: z.enum(['failed', 'refunded', 'done', 'seen', 'ignored']),
  error: z.nullable(z.string()),
  tookMs: z.number(),
  receivedAt: z.string(),
  /** Whether what is true now can be asked of the provider. */
  canAsk: z.boolean(),
});

/** Events of the card provider. */
export const eventsAnswer = z.object({
  events: z.array(event),
  next: z.nullable(z.string()),
  /** Up to a thousand. */
  count: z.int(),
  isMore: z.boolean(),
  /** Events that failed and were not done since. */
  failed: z.number(),
});

/** One of them. */
export const eventAnswer = z.extend(event, {
  /** What may be kept of it as it came, as JSON; null where we asked the provider, or it is of before. */
  told: z.nullable(z.string()),
  /** A job about the same payment that failed for good, or waits. */
  jobId: z.nullable(z.string()),
  times: z.array(
    z.object({
      at: z.string(),
      became: z.enum(['failed', 'done', 'seen', 'ignored']),
      tookMs: z.number(),
      error: z.nullable(z.string()),
    }),
  ),
});

const needKind = z.enum([
  'message',
  'check',
  'claim',
  'dispute',
  'changeRequest',
  'prices',
  'guestsHeld',
  'payoutFailed',
  'payoutAccount',
  'accountAsks',
  'refundByHand',
  'refundFailed',
  'refundHangs',
  'refundMade',
  'difference',
  'proposal',
  'shareHeld',
  'doorShut',
  'doorLook',
  'answer',
  'newLocation',
  'couponBudgets',
  'jobsFailed',
  'mailFailed',
  'review',
]);

/** What needs a person. */
export const homeAnswer = z.object({
  isWhole: z.boolean(),
  /** The day as it stands; empty for a role that sees no bookings. */
  today: z.array(
    z.object({
      kind: z.enum(['inStore', 'dueSoon', 'overdue', 'notCome', 'doorShut', 'shopClosed']),
      orders: z.int(),
      bags: z.int(),
      first: z.array(z.object({ code: z.string(), location: z.string(), zone: z.string(), at: z.string() })),
    }),
  ),
  through: z.object({
    mails: z.number(),
    payments: z.number(),
    refunds: z.number(),
    payouts: z.number(),
  }),
  checks: z.array(
    z.object({
      name: z.string(),
      ranAt: z.string(),
      tookMs: z.number(),
      counted: z.record(z.string(), z.number()),
      faults: z.array(z.string()),
      hints: z.array(z.string()),
    }),
  ),
  done: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      action: z.string(),
      undoes: z.nullable(z.string()),
      actor: z.string(),
      actorName: z.nullable(z.string()),
      subjectName: z.nullable(z.string()),
      /** The kind of what was decided, where the act says it. */
      decision: z.nullable(z.string()),
      /** What it was about, and why, in the words of the person who did it. */
      amount: z.nullable(amountSchema),
      words: z.nullable(z.string()),
      /** A reason of the lists, as its code. */
      reason: z.nullable(z.string()),
    }),
  ),
  needs: z.array(
    z.object({
      /** Who has taken it. */
      taken: z.nullable(
        z.object({
          name: z.string(),
          isMe: z.boolean(),
        }),
      ),
      /** The same for as long as it is needed. */
      id: z.string(),
      kind: needKind,
      /** ISO instant since when it waits. */
      since: z.string(),
      /** The page where it is seen to. */
      to: z.string(),
      amount: z.optional(amountSchema),
      /** Who or what it is about. */
      name: z.optional(z.string()),
      code: z.optional(z.string()),
      /** More about it, in no one's language: the provider's words, a message's beginning. */
      detail: z.optional(z.nullable(z.string())),
      /** What of it is asked for: fields of a change request. */
      fields: z.optional(z.array(z.enum(['name', 'alternativeName', 'address', 'imageIds']))),
      /** ISO instant since when its partner is one. */
      partnerSince: z.optional(z.string()),
      /** Who reported it. */
      reporters: z.optional(z.array(z.enum(['traveller', 'partner', 'visitor']))),
      /** How many alike it stands for. */
      count: z.optional(z.number()),
      /** Urgent: a person stands at a counter, or comes today. */
      isUrgent: z.optional(z.boolean()),
    }),
  ),
  asleepCount: z.int(),
});

/** How much of each kind. */
export const needCountsAnswer = z.array(
  z.object({
    kind: needKind,
    needs: z.number(),
    things: z.number(),
  }),
);

/** Weeks of figures. */
export const figuresAnswer = z.object({
  weeks: z.array(z.string()),
  series: z.array(
    z.object({
      figure: z.enum(['bookings', 'refunds', 'canceled', 'share', 'gross', 'withoutResult']),
      currency: z.nullable(z.string()),
      values: z.array(z.number()),
    }),
  ),
});

const mail = z.object({
  id: z.string(),
  kind: z.string(),
  bookingCode: z.nullable(z.string()),
  to: z.string(),
  language: z.string(),
  subject: z.string(),
  state: z.enum(['sent', 'failed']),
  tries: z.number(),
  error: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Mails, and what became of them. */
export const mailsAnswer = z.object({
  mails: z.array(mail),
  next: z.nullable(z.string()),
  /** Up to a thousand. */
  count: z.int(),
  isMore: z.boolean(),
  failed: z.number(),
});

/** One of them. */
export const mailAnswer = z.extend(mail, {
  body: z.string(),
  sentAt: z.nullable(z.string()),
  dropOffAt: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  /** Of the traveller it went to. */
  phone: z.nullable(z.string()),
  /** It went to a traveller without an account: their address is ours to correct. */
  isCorrectable: z.boolean(),
  isRepeatable: z.boolean(),
});

/** Where a mail goes. */
export const sentToAnswer = z.object({
  to: z.string(),
});

/** What was sent to webhooks. */
export const deliveriesAnswer = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    type: z.string(),
    about: z.string(),
    host: z.string(),
    state: z.string(),
    tries: z.number(),
    /** A status, or why there was none. */
    answered: z.nullable(z.string()),
  }),
);

/** What became of one. */
export const deliveredAnswer = z.object({
  state: z.string(),
  answered: z.nullable(z.string()),
});

/** What the checks found. */
export const reportAnswer = z.object({
  /** What was looked at, by name. */
  counted: z.record(z.string(), z.number()),
  /** A sentence each; at most a hundred of a kind. */
  faults: z.array(z.string()),
  /** What may be as a person wanted it. */
  hints: z.array(z.string()),
});

/** What administrators and scripts did. */
export const auditLogAnswer = z.object({
  entries: z.array(
    z.object({
      /** What was sent, without secrets. */
      input: z.unknown(),
      /** Whether it is known how it ended; not while it is under way, nor where the server stopped meanwhile. */
      ended: z.boolean(),
      undo: z.nullable(z.enum(['changed', 'possible', 'undone'])),
      undoneAt: z.nullable(z.string()),
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
      id: z.string(),
      at: z.string(),
      actor: z.string(),
      actorName: z.nullable(z.string()),
      action: z.string(),
      /** Of an act that took another back: what that was. */
      undoes: z.nullable(z.string()),
      subjectId: z.string(),
      subjectName: z.nullable(z.string()),
      currency: z.nullable(z.string()),
    }),
  ),
  more: z.boolean(),
});

/** What came after an act that could be taken back. */
export const sinceActAnswer = z.object({
  /** So many were sold at its prices, or used its code, counted to one more than `MAX_TOUCHED`; `null` where it touches none. */
  orders: z.nullable(z.int()),
  /** Whether it is a change of prices whose day has not come. */
  waits: z.boolean(),
  /** Who changed the same since, as far as the log knows. */
  changed: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  /** What stands there now. */
  now: z.nullable(z.record(z.string(), z.unknown())),
});

/** What an act set going, and what became of it. */
export const whatFollowedAnswer = z.object({
  jobs: z.array(
    z.object({
      queue: z.string(),
      /** Whom a mail goes to; `null` for what is no mail. */
      to: z.nullable(z.enum(['traveller', 'partner', 'administrators', 'person'])),
      waits: z.int(),
      failed: z.int(),
      done: z.int(),
      /** When the last was done; `null` where none was, or no one remembers. */
      doneAt: z.nullable(z.string()),
    }),
  ),
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      at: z.string(),
      entries: z.array(z.object({ account: z.string(), partner: z.nullable(z.string()), amount: amountSchema })),
    }),
  ),
  sessions: z.int(),
  /** Of a change of prices that held at once: whom it met. */
  prices: z.nullable(z.object({ listings: z.int(), withOwn: z.int(), holds: z.int() })),
});

/** Tokens of scripts. */
export const serviceTokensAnswer = z.array(
  z.object({
    createdAt: z.string(),
    expiresAt: z.string(),
    revokedAt: z.nullable(z.string()),
    id: z.string(),
    name: z.string(),
    role: z.enum(['support', 'finance', 'admin', 'reader', 'partner']),
  }),
);
