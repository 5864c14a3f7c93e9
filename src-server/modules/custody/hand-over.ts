import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { checkInSchema, checkOutSchema, correctSchema, undoSchema } from '#shared/custody/hand-over-schema.ts';
import { ticketVerdict, undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { lockTicket, recordCheckIn, recordCheckOut } from '#server/modules/booking/booking.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { addHandOver } from './chain.ts';
import { HandOver } from './custody.entity.ts';
import { tellOfMissingBags } from './missing-bags.job.ts';
import {
  bagsReasonMissing,
  moreBagsThanBooked,
  moreBagsThanInside,
  noRoomYet,
  ticketNotFound,
  ticketRefused,
  undoTooLate,
} from './custody.errors.ts';

type Ticket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>;
type Person = Pick<SessionUser, 'id' | 'firstName' | 'lastName'>;

interface Asked {
  readonly bookingId: string;
  readonly requestId: string;
}

/** Whole milliseconds, as the database and the chain keep it. */
const toMillis = (instant: Instant): Instant => Instant.ofEpochMilli(instant.toEpochMilli());

/** Does a hand-over of the partner's own ticket once, however often it is sent. @throws AppError 404 for a foreign one. */
function handOver(
  deps: Deps,
  person: Person,
  { bookingId, requestId }: Asked,
  work: (em: EntityManager, ticket: Ticket, now: Instant) => Promise<void>,
): Promise<void> {
  return inTransaction(deps, async (em) => {
    const ticket = await lockTicket(em, person.id, bookingId);
    if (ticket === null) throw ticketNotFound();
    const known = await em.findOne(HandOver, { bookingId, requestId });
    if (known === null) await work(em, ticket, toMillis(deps.clock.now()));
  });
}

const verdictOf = ({ booking, zoneId }: Ticket, now: Instant) =>
  ticketVerdict(
    { ...booking, checkedInAt: booking.checkedInAt ?? null, checkedOutAt: booking.checkedOutAt ?? null },
    zoneOf(zoneId),
    now,
  );

const rowOf = (
  { booking }: Ticket,
  person: Person,
  input: { readonly requestId: string; readonly deviceAt?: string | undefined; readonly note?: string | undefined },
  now: Instant,
) => ({
  listingId: booking.listingId,
  bookingId: booking.id,
  happenedAt: now,
  deviceAt: input.deviceAt === undefined ? null : Instant.ofEpochMilli(Date.parse(input.deviceAt)),
  userId: person.id,
  userName: `${person.firstName} ${person.lastName}`,
  note: input.note || null,
  undoesId: null,
  requestId: input.requestId,
});

/**
 * Takes bags in: as many as were booked, or fewer. Before the drop-off time there must be room until then.
 * @throws AppError 404 for a foreign ticket, 409 when it is not its time or there is no room, 422 for too many bags.
 */
export const checkIn = (deps: Deps, person: Person, input: z.output<typeof checkInSchema>): Promise<void> =>
  handOver(deps, person, input, async (em, ticket, now) => {
    const { booking } = ticket;
    const verdict = verdictOf(ticket, now);
    if (verdict !== 'checkIn') throw ticketRefused(verdict);
    if (input.bagsCount > booking.bagsCount) throw moreBagsThanBooked(booking.bagsCount);
    const fits = await recordCheckIn(em, booking.id, { at: now, bagsCount: input.bagsCount }, now);
    if (!fits) throw noRoomYet();
    await addHandOver(em, { ...rowOf(ticket, person, input, now), kind: 'in', bagsCount: input.bagsCount });
  });

/**
 * Hands bags back. Fewer than are inside need a note that says why.
 * @throws AppError 404 for a foreign ticket, 409 when none are inside, 422 for a wrong number.
 */
export const checkOut = (deps: Deps, person: Person, input: z.output<typeof checkOutSchema>): Promise<void> =>
  handOver(deps, person, input, async (em, ticket, now) => {
    const { booking } = ticket;
    const verdict = verdictOf(ticket, now);
    if (verdict !== 'checkOut' && verdict !== 'alreadyIn') throw ticketRefused(verdict);
    const inside = booking.checkedInBags ?? booking.bagsCount;
    if (input.bagsCount > inside) throw moreBagsThanInside(inside);
    if (input.bagsCount < inside && !input.note) throw bagsReasonMissing();
    await recordCheckOut(em, booking.id, { at: now, bagsCount: input.bagsCount }, now);
    const { id } = await addHandOver(em, {
      ...rowOf(ticket, person, input, now),
      kind: 'out',
      bagsCount: input.bagsCount,
    });
    // Told once it can no longer be taken back.
    const startAfter = now.plusSeconds(undoSeconds + undoGraceSeconds);
    if (input.bagsCount < inside) await deps.jobs.enqueue(em, tellOfMissingBags, { handOverId: id }, { startAfter });
  });

/**
 * Corrects how many bags are inside, with the reason; no more than were booked.
 * @throws AppError 404 for a foreign ticket, 409 when none are inside, 422 for too many bags.
 */
export const correctBags = (deps: Deps, person: Person, input: z.output<typeof correctSchema>): Promise<void> =>
  handOver(deps, person, input, async (em, ticket, now) => {
    const { booking } = ticket;
    const verdict = verdictOf(ticket, now);
    if (!booking.checkedInAt || booking.checkedOutAt) throw ticketRefused(verdict);
    if (input.bagsCount > booking.bagsCount) throw moreBagsThanBooked(booking.bagsCount);
    await recordCheckIn(em, booking.id, { at: booking.checkedInAt, bagsCount: input.bagsCount }, now);
    await addHandOver(em, { ...rowOf(ticket, person, input, now), kind: 'correction', bagsCount: input.bagsCount });
  });

/**
 * Takes the ticket's last hand-over back, some seconds after it was made; both stay in the record.
 * @throws AppError 404 for a foreign ticket, 409 when it is too late or there is nothing to take back.
 */
export const undoHandOver = (deps: Deps, person: Person, input: z.output<typeof undoSchema>): Promise<void> =>
  handOver(deps, person, input, async (em, ticket, now) => {
    const { booking } = ticket;
    const last = await em.findOne(HandOver, { bookingId: booking.id }, { orderBy: { sequence: 'desc' } });
    const until = last?.happenedAt?.plusSeconds(undoSeconds + undoGraceSeconds);
    const isOpen = until !== undefined && !now.isAfter(until) && booking.status !== 'completed';
    if (last === null || !isOpen || (last.kind !== 'in' && last.kind !== 'out')) throw undoTooLate();
    if (last.kind === 'in') await recordCheckIn(em, booking.id, null, now);
    else await recordCheckOut(em, booking.id, null, now);
    const { bagsCount, id: undoesId } = last;
    await addHandOver(em, { ...rowOf(ticket, person, input, now), kind: 'undo', bagsCount, undoesId });
  });
