import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { bookingCanceled, bookingChanged, bookingConfirmed } from './booking.events.ts';
import { doorMails } from './door/door-mails.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

const mailKinds = [
  'confirmed',
  'changed',
  'canceled',
  'refunded',
  'refundArrived',
  'refundCameBack',
  'refundByHand',
  'followUp',
  'openingChanged',
  'pickUpAsked',
  'roomLowered',
  'addressChanged',
  'clockMoved',
  'moveOffered',
  'placeOffered',
  'moveOver',
  'moved',
  'bagsIn',
  'soon',
  'late',
  'left',
  'noShow',
  'reviewed',
  'reviewRemoved',
] as const;

/** Gives money back at the provider; tried again until the provider answers. */
export const refundPayment = defineJob({
  name: 'refund-payment',
  payload: z.object({ refundId: z.string() }),
  retries: 60,
});

/** Asks the provider what became of a payment whose answer was lost. */
export const checkPayment = defineJob({
  name: 'check-payment',
  payload: z.object({ paymentId: z.string() }),
  retries: 8,
});
export const checkPayments = defineJob({ name: 'check-payments', payload: z.object({}), retries: 0 });

/** Cancels an intent at the provider that no one shall pay any more. */
export const cancelIntent = defineJob({
  name: 'cancel-intent',
  payload: z.object({ paymentId: z.string() }),
  retries: 20,
});

export const sendBookingMail = defineJob({
  name: 'send-booking-mail',
  payload: z.object({
    bookingId: z.string(),
    kind: z.enum(mailKinds),
    to: z.enum(['traveller', 'partner', 'administrators']),
    refundId: z.string().optional(),
  }),
  retries: 12,
});

/** Tells the partner, or the people behind the site, what became of a disputed payment. */
export const sendDisputeMail = defineJob({
  name: 'send-dispute-mail',
  payload: z.object({
    disputeId: z.string(),
    kind: z.enum(['inquiry', 'lapsed', 'opened', 'won', 'lost']),
    to: z.enum(['partner', 'administrators']),
  }),
  retries: 12,
});

/** What one side of an order wrote, to the other; a question before booking to the location, or its answer. */
export const sendMessageMail = defineJob({
  name: 'send-message-mail',
  payload: z.union([
    z.object({ messageId: z.string() }),
    z.object({ questionId: z.string(), to: z.enum(['asked', 'asker']) }),
  ]),
  retries: 12,
});

/** The links to all tickets of an e-mail, where there are any. */
export const sendTicketsMail = defineJob({
  name: 'send-tickets-mail',
  /** With a booking that was found, whatever became of it. */
  payload: z.object({ email: z.string(), bookingId: z.string().optional() }),
  retries: 12,
});

export const expireHolds = defineJob({ name: 'expire-holds', payload: z.object({}), retries: 0 });
export const completeBookings = defineJob({ name: 'complete-bookings', payload: z.object({}), retries: 0 });

/** Bags that were not fetched, stays to which no one came. */
export const tellOfOutcomes = defineJob({ name: 'tell-of-outcomes', payload: z.object({}), retries: 0 });

/** Bags in store whose pick-up is near. */
export const remindOfPickUp = defineJob({ name: 'remind-of-pick-up', payload: z.object({}), retries: 0 });

/** Doors that were reported shut: what is due by time. */
export const doorReports = defineJob({ name: 'door-reports', payload: z.object({}), retries: 0 });

export const sendDoorMail = defineJob({
  name: 'send-door-mail',
  payload: z.object({
    reportId: z.string(),
    kind: z.enum(['asked', 'unanswered', 'open', 'stands', 'decided', 'toDecide', 'warned', 'toStop', 'stopped']),
    to: z.enum(['traveller', 'counter', 'partner', 'administrators']),
  }),
  retries: 12,
});

/** Tells all whom a step of a report concerns. */
export async function tellOfDoor(deps: Deps, em: EntityManager, reportId: string, kind: keyof typeof doorMails) {
  for (const to of doorMails[kind]) await deps.jobs.enqueue(em, sendDoorMail, { reportId, kind, to });
}

const events = { confirmed: bookingConfirmed, changed: bookingChanged, canceled: bookingCanceled };

/** Tells traveller and partner by mail, and other listeners, once the transaction commits. */
export async function announce(
  deps: Deps,
  em: EntityManager,
  bookingId: string,
  kind: 'confirmed' | 'changed' | 'canceled',
) {
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind, to: 'traveller' });
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind, to: 'partner' });
  await deps.events.publish(em, events[kind], { bookingId });
}

/** Gives money of a completed order back, by hand: `npm run task -- give-back '{"code": "CLK-…", …}'`. */
export const giveOrderBack = defineJob({
  name: 'give-back',
  payload: z.object({
    code: z.string(),
    /** Decimal text in the order's currency. */
    amount: z.string(),
    /** In words; where the share is taken back its partner reads them. */
    reason: z.string().min(1),
    share: z.enum(['kept', 'takenBack']),
    /** A second administrator agreed to take more than 100.00 back. */
    isAgreed: z.boolean().default(false),
  }),
  retries: 0,
});
