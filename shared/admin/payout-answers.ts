import * as z from 'zod/mini';
import { deviceAnswer } from './people-answers.ts';
import { amountSchema } from '../money/money-schema.ts';
import { holds, payoutLinesAnswer } from '../payouts/payout-answers.ts';
import { payoutStatuses } from './operations-schema.ts';

const hold = z.enum(holds);

const due = z.object({
  partnerId: z.string(),
  /** Of the person, and of their business where it is known. */
  name: z.string(),
  business: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  amount: amountSchema,
  hold: z.nullable(hold),
});

const row = z.object({
  id: z.string(),
  partnerId: z.string(),
  name: z.string(),
  business: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  amount: amountSchema,
  failureCode: z.nullable(z.string()),
  failureMessage: z.nullable(z.string()),
  orders: z.number(),
  createdAt: z.string(),
});

/** Payouts, and the next run. */
export const payoutRunsAnswer = z.object({
  /** Local date (UTC) of the next weekly run, and what it would pay out as things are. */
  nextOn: z.string(),
  next: z.object({
    sums: z.array(amountSchema),
    payouts: z.number(),
    partners: z.number(),
  }),
  failed: z.object({
    count: z.int(),
    rows: z.array(row),
  }),
  onHold: z.array(due),
  onItsWay: z.object({
    count: z.int(),
    rows: z.array(row),
  }),
  paid: z.object({
    count: z.int(),
    rows: z.array(row),
  }),
});

/** One payout. */
export const payoutAnswer = z.object({
  id: z.string(),
  partnerId: z.string(),
  name: z.string(),
  business: z.nullable(z.string()),
  email: z.string(),
  status: z.enum(payoutStatuses),
  amount: amountSchema,
  last4: z.nullable(z.string()),
  failureCode: z.nullable(z.string()),
  failureMessage: z.nullable(z.string()),
  partnerSince: z.string(),
  listings: z.number(),
  paidCount: z.int(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  expectedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  /** When it came back; null where it did not. */
  failedAt: z.nullable(z.string()),
  lines: payoutLinesAnswer,
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      at: z.string(),
      entries: z.array(
        z.object({
          account: z.string(),
          amount: amountSchema,
        }),
      ),
    }),
  ),
  /** What sending it again would pay out: the whole balance of its currency as it is now. */
  again: z.nullable(
    z.object({
      hasNewAccount: z.boolean(),
      last4: z.nullable(z.string()),
      changedAt: z.nullable(z.string()),
      amount: amountSchema,
      hold: z.nullable(hold),
      nextOn: z.string(),
    }),
  ),
});

/** What a run would pay. */
export const runPreviewAnswer = z.object({
  payouts: z.array(due),
  sums: z.array(amountSchema),
  held: z.number(),
});

/** A changed bank account that a person has to vouch for. */
export const accountChangeAnswer = z.object({
  changeId: z.string(),
  partnerId: z.string(),
  name: z.string(),
  changedAt: z.string(),
  last4Before: z.nullable(z.string()),
  last4: z.string(),
  from: z.string(),
  device: deviceAnswer,
  proof: z.nullable(z.enum(['first', 'factor', 'administrators'])),
  firstYes: z.nullable(
    z.object({
      name: z.string(),
      isMe: z.boolean(),
    }),
  ),
  isOwn: z.boolean(),
});

/** What became of an administrator's word. */
export const vouchedAnswer = z.object({
  outcome: z.enum(['waits', 'released']),
});

/** Payouts as scripts list them. */
export const payoutListAnswer = z.object({
  payouts: z.array(
    z.object({
      id: z.string(),
      partner: z.string(),
      amount: amountSchema,
      status: z.string(),
      failure: z.nullable(z.string()),
      createdAt: z.string(),
      paidAt: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
});
