import { fullName } from '#shared/contact/full-name.ts';
import type { Instant } from '@js-joda/core';
import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import { custodyOf } from '#shared/custody/custody-state.ts';
import { mayTakeIn, ticketVerdict, undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { hasRoomUntilDropOff, type LockedTicket, recordCustody } from '#server/modules/booking/booking.module.ts';
import { addHandOver } from '#server/modules/handovers/handovers.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import {
  bagsReasonMissing,
  moreBagsThanBooked,
  moreBagsThanInside,
  noBagsNamed,
  noRoomYet,
  ticketCodeNeeded,
  ticketRefused,
} from './custody.errors.ts';
import { bagsCheckedIn, bagsCheckedOut } from './custody.events.ts';
import { carriedBy } from './carried.ts';
import { handOversOf } from './hand-overs-of.ts';
import { tellOfMissingBags } from './missing-bags.job.ts';

export type Ticket = LockedTicket;
export type Person = Pick<SessionUser, 'id' | 'firstName' | 'lastName'> & {
  /** The only location of which a PIN proves them; null where their sign-in does. */
  readonly onlyAt: string | null;
};

interface Made {
  readonly requestId: string;
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly photoId?: string | undefined;
  readonly found?: WayFound | undefined;
}

/** Whether a ticket is of another location than the one of which a person is proven. */
export const isElsewhere = ({ onlyAt }: Person, { listingId }: Ticket): boolean =>
  onlyAt !== null && onlyAt !== listingId;

/** When a hand-over happened: `at` counts, `now` is when the server heard of it, `deviceAt` what a device said. */
export interface When {
  readonly now: Instant;
  readonly at: Instant;
  readonly deviceAt?: Instant;
}

/** A booking's state as it was at `at`: what was cancelled or completed by time after that was still confirmed. */
function statusAt({ booking }: Ticket, at: Instant) {
  const { status, completedAt, canceledAt } = booking;
  const endedLater = (ended: Instant | null | undefined) => ended?.isAfter(at) === true;
  if (status === 'completed' && endedLater(completedAt)) return 'confirmed';
  return status === 'canceled' && booking.confirmedAt && endedLater(canceledAt) ? 'confirmed' : status;
}

/** An order's facts as the counter judges them, at a moment that may have passed. */
const factsAt = (ticket: Ticket, at: Instant) => ({
  dropOffAt: ticket.booking.dropOffAt,
  pickUpAt: ticket.booking.pickUpAt,
  status: statusAt(ticket, at),
  checkedInAt: ticket.order.checkedInAt ?? null,
  checkedOutAt: ticket.order.checkedOutAt ?? null,
});

export const verdictOf = (ticket: Ticket, at: Instant) => ticketVerdict(factsAt(ticket, at), zoneOf(ticket.zoneId), at);

/** What every row of the record says of who, when and which. */
export const rowOf = (
  { booking, listingId }: Ticket,
  person: Person,
  { requestId, note }: Made,
  { now, deviceAt }: When,
) => ({
  listingId,
  bookingId: booking.id,
  happenedAt: now,
  deviceAt: deviceAt ?? null,
  userId: person.id,
  userName: fullName(person),
  note: note || null,
  undoesId: null,
  requestId,
  tags: null,
  photoId: null,
  photoHash: null,
  found: null,
  missingBags: null,
});

/**
 * Writes what an order's record comes to, after a row was added.
 * @param asksReview whether its traveller is asked for a review where this ends a completed stay
 */
export async function settleCustody(
  deps: Deps,
  em: EntityManager,
  ticket: Ticket,
  now: Instant,
  asksReview = true,
): Promise<void> {
  await recordCustody(deps, em, ticket, custodyOf(await handOversOf(em, ticket.order.id)), now, asksReview);
}

/**
 * Takes bags of a locked order in: the first ones, and until the pick-up the rest of those booked, or some that were
 * out. Before the drop-off time there must be room until then, and the ticket in hand.
 * @throws AppError 409 when it is not its time, the ticket was only chosen on a list, or there is no room; 422 for more
 * bags than were booked.
 */
export async function takeIn(
  deps: Deps,
  em: EntityManager,
  ticket: Ticket,
  person: Person,
  input: Made & { readonly bagsCount: number },
  when: When,
): Promise<void> {
  const { booking, order } = ticket;
  const { bagsCount, found = null } = input;
  if (!mayTakeIn(factsAt(ticket, when.at), zoneOf(ticket.zoneId), when.at))
    throw ticketRefused(verdictOf(ticket, when.at));
  if (order.bagsInside >= booking.bagsCount) throw ticketRefused(verdictOf(ticket, when.at));
  const inside = order.bagsInside + bagsCount;
  if (inside > booking.bagsCount) throw moreBagsThanBooked(booking.bagsCount);
  const isAsked = when.deviceAt === undefined && when.at.isBefore(booking.dropOffAt);
  if (isAsked && found === 'listed') throw ticketCodeNeeded();
  if (isAsked && !(await hasRoomUntilDropOff(em, ticket, { bags: inside, since: when.at }))) throw noRoomYet();
  const carried = await carriedBy(em, booking.id, input);
  const row = { ...rowOf(ticket, person, input, when), ...carried, found };
  const { id } = await addHandOver(em, { ...row, kind: 'in', bagsCount });
  await settleCustody(deps, em, ticket, when.now);
  await deps.events.publish(em, bagsCheckedIn, { bookingId: booking.id, handOverId: id });
}

/**
 * Hands bags of a locked order back, some or all that are inside. Where the counter says that the rest is missing, a
 * note says why, the order ends, and administrators are informed.
 * @throws AppError 409 when none are inside, 422 for a wrong number or a missing reason.
 */
export async function handBack(
  deps: Deps,
  em: EntityManager,
  ticket: Ticket,
  person: Person,
  input: Made & { readonly bagsCount: number; readonly restMissing?: boolean | undefined },
  when: When,
): Promise<void> {
  const { booking, order } = ticket;
  const { bagsCount, note, found = null, restMissing = false } = input;
  const verdict = verdictOf(ticket, when.at);
  if (verdict !== 'checkOut' && verdict !== 'alreadyIn') throw ticketRefused(verdict);
  const inside = order.bagsInside;
  if (bagsCount > inside) throw moreBagsThanInside(inside);
  const missing = restMissing ? inside - bagsCount : 0;
  if (missing > 0 && !note) throw bagsReasonMissing();
  if (missing === 0 && bagsCount === 0) throw noBagsNamed();
  const carried = await carriedBy(em, booking.id, input);
  const row = { ...rowOf(ticket, person, input, when), ...carried, found, missingBags: missing > 0 ? missing : null };
  const { id } = await addHandOver(em, { ...row, kind: 'out', bagsCount });
  await settleCustody(deps, em, ticket, when.now);
  await deps.events.publish(em, bagsCheckedOut, { bookingId: booking.id, handOverId: id });
  // Told once it can no longer be taken back.
  const startAfter = when.now.plusSeconds(undoSeconds + undoGraceSeconds);
  if (missing > 0) await deps.jobs.enqueue(em, tellOfMissingBags, { handOverId: id }, { startAfter });
}
