import type { Instant, ZoneId } from '@js-joda/core';
import { earlyMinutes } from '../booking/order-state.ts';
import type { BookingStatus } from '../booking/states.ts';
import { localDateOf } from '../time/local-time.ts';

/** A second look at a ticket within these minutes of check-in is 'Already checked in', later it is for check-out. */
const alreadyMinutes = 30;

/** How long a hand-over may be taken back, as the counter shows it. */
export const undoSeconds = 10;
/** What a slow network is given besides. */
export const undoGraceSeconds = 5;
/** How long a counter waits for the answer to a hand-over before it keeps it to be sent later. */
export const answerSeconds = 8;

export interface TicketFacts {
  readonly status: BookingStatus;
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  readonly checkedInAt: Instant | null;
  readonly checkedOutAt: Instant | null;
}

/**
 * What the counter may do with an order now: `checkIn` from an hour before the drop-off to the pick-up, `checkOut` as
 * long as bags are inside, whatever became of the booking meanwhile. `alreadyIn` is a check-out that is probably meant
 * otherwise. `early` is the drop-off's own day, before that hour: a change of the drop-off to now. `wrongDay` comes
 * before its day, `over` was never brought.
 */
export type TicketVerdict =
  | 'checkIn'
  | 'checkOut'
  | 'alreadyIn'
  | 'early'
  | 'wrongDay'
  | 'over'
  | 'notPaid'
  | 'canceled'
  | 'completed';

export function ticketVerdict(ticket: TicketFacts, zone: ZoneId, now: Instant): TicketVerdict {
  const { status, dropOffAt, pickUpAt, checkedInAt, checkedOutAt } = ticket;
  if (checkedOutAt !== null) return 'completed';
  if (checkedInAt !== null)
    return now.isBefore(checkedInAt.plusSeconds(alreadyMinutes * 60)) ? 'alreadyIn' : 'checkOut';
  if (status === 'canceled') return 'canceled';
  if (status === 'pending') return 'notPaid';
  if (!now.isBefore(pickUpAt) || status === 'completed') return 'over';
  if (!now.isBefore(dropOffAt.minusSeconds(earlyMinutes * 60))) return 'checkIn';
  return localDateOf(zone, now) < localDateOf(zone, dropOffAt) ? 'wrongDay' : 'early';
}

/** Whether bags may come in: the first ones, and while some are inside the rest of them or some that were out, until the pick-up. */
export function mayTakeIn(ticket: TicketFacts, zone: ZoneId, now: Instant): boolean {
  if (ticketVerdict(ticket, zone, now) === 'checkIn') return true;
  const isInside = ticket.checkedInAt !== null && ticket.checkedOutAt === null;
  return isInside && ticket.status === 'confirmed' && now.isBefore(ticket.pickUpAt);
}
