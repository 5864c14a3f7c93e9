import type { Instant } from '@js-joda/core';
import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import { ticketVerdict, undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { lockTicket, recordCheckIn, recordCheckOut } from '#server/modules/booking/booking.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { addHandOver } from './chain.ts';
import {
  bagsReasonMissing,
  moreBagsThanBooked,
  moreBagsThanInside,
  noRoomYet,
  ticketRefused,
} from './custody.errors.ts';
import { bagsCheckedIn, bagsCheckedOut } from './custody.events.ts';
import { carriedBy } from './carried.ts';
import { tellOfMissingBags } from './missing-bags.job.ts';

export type Ticket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>;
export type Person = Pick<SessionUser, 'id' | 'firstName' | 'lastName'>;

interface Made {
  readonly requestId: string;
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly photoId?: string | undefined;
  readonly found?: WayFound | undefined;
}

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

export const verdictOf = (ticket: Ticket, at: Instant) =>
  ticketVerdict(
    {
      ...ticket.booking,
      status: statusAt(ticket, at),
      checkedInAt: ticket.booking.checkedInAt ?? null,
      checkedOutAt: ticket.booking.checkedOutAt ?? null,
    },
    zoneOf(ticket.zoneId),
    at,
  );

/** What every row of the record says of who, when and which. */
export const rowOf = ({ booking }: Ticket, person: Person, { requestId, note }: Made, { now, deviceAt }: When) => ({
  listingId: booking.listingId,
  bookingId: booking.id,
  happenedAt: now,
  deviceAt: deviceAt ?? null,
  userId: person.id,
  userName: `${person.firstName} ${person.lastName}`,
  note: note || null,
  undoesId: null,
  requestId,
  tags: null,
  photoId: null,
  photoHash: null,
  found: null,
});

/**
 * Takes bags of a locked ticket in. Before the drop-off time there must be room until then.
 * @throws AppError 409 when it is not its time or there is no room, 422 for more bags than were booked.
 */
export async function takeIn(
  deps: Pick<Deps, 'events'>,
  em: EntityManager,
  ticket: Ticket,
  person: Person,
  input: Made & { readonly bagsCount: number },
  when: When,
): Promise<void> {
  const { booking } = ticket;
  const { bagsCount, found = null } = input;
  const verdict = verdictOf(ticket, when.at);
  if (verdict !== 'checkIn') throw ticketRefused(verdict);
  if (bagsCount > booking.bagsCount) throw moreBagsThanBooked(booking.bagsCount);
  const fits = await recordCheckIn(em, booking.id, { at: when.at, bagsCount }, when.now);
  if (!fits) throw noRoomYet();
  const carried = await carriedBy(em, booking.id, input);
  const row = { ...rowOf(ticket, person, input, when), ...carried, found };
  const { id } = await addHandOver(em, { ...row, kind: 'in', bagsCount });
  await deps.events.publish(em, bagsCheckedIn, { bookingId: booking.id, handOverId: id });
}

/**
 * Hands bags of a locked ticket back; fewer than are inside need a note that says why.
 * @throws AppError 409 when none are inside, 422 for a wrong number.
 */
export async function handBack(
  deps: Pick<Deps, 'events' | 'jobs'>,
  em: EntityManager,
  ticket: Ticket,
  person: Person,
  input: Made & { readonly bagsCount: number },
  when: When,
): Promise<void> {
  const { booking } = ticket;
  const { bagsCount, note, found = null } = input;
  const verdict = verdictOf(ticket, when.at);
  if (verdict !== 'checkOut' && verdict !== 'alreadyIn') throw ticketRefused(verdict);
  const inside = booking.checkedInBags ?? booking.bagsCount;
  if (bagsCount > inside) throw moreBagsThanInside(inside);
  if (bagsCount < inside && !note) throw bagsReasonMissing();
  await recordCheckOut(deps, em, booking, { at: when.at, bagsCount }, when.now);
  const carried = await carriedBy(em, booking.id, input);
  const row = { ...rowOf(ticket, person, input, when), ...carried, found };
  const { id } = await addHandOver(em, { ...row, kind: 'out', bagsCount });
  await deps.events.publish(em, bagsCheckedOut, { bookingId: booking.id, handOverId: id });
  // Told once it can no longer be taken back.
  const startAfter = when.now.plusSeconds(undoSeconds + undoGraceSeconds);
  if (bagsCount < inside) await deps.jobs.enqueue(em, tellOfMissingBags, { handOverId: id }, { startAfter });
}
