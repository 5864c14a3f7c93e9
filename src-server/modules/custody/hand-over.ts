import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { checkInSchema, checkOutSchema, correctSchema, undoSchema } from '#shared/custody/hand-over-schema.ts';
import { answerSeconds, undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { believedInstant } from '#shared/custody/device-time.ts';
import type { Deps } from '#server/deps.ts';
import { lockTicket, versionIds } from '#server/modules/booking/booking.module.ts';
import { addHandOver, HandOver } from '#server/modules/handovers/handovers.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handOverCorrected } from './custody.events.ts';
import { moreBagsThanBooked, ticketNotFound, ticketRefused, undoTooLate } from './custody.errors.ts';
import { lastHandOver } from './hand-overs-of.ts';
import { requireAct } from './who-may.ts';
import {
  handBack,
  isElsewhere,
  type Person,
  rowOf,
  settleCustody,
  takeIn,
  type Ticket,
  verdictOf,
  type When,
} from './take-and-give.ts';

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
    if (ticket === null || isElsewhere(person, ticket)) throw ticketNotFound();
    const known = await em.findOne(HandOver, { bookingId: { $in: await versionIds(em, ticket.order.id) }, requestId });
    if (known === null) await work(em, ticket, toMillis(deps.clock.now()));
  });
}

/**
 * Takes bags in: as many as were booked, or fewer. Before the drop-off time there must be room until then.
 * @throws AppError 404 for a foreign ticket, 409 when it is not its time or there is no room, 422 for too many bags.
 */
export const checkIn = (deps: Deps, person: Person, input: z.output<typeof checkInSchema>): Promise<void> =>
  handOver(deps, person, input, (em, ticket, now) => takeIn(deps, em, ticket, person, input, { now, at: now }));

/**
 * Hands bags back, some or all; where the rest is missing a note says why.
 * @throws AppError 404 for a foreign ticket, 409 when none are inside, 422 for a wrong number.
 */
export const checkOut = (deps: Deps, person: Person, input: z.output<typeof checkOutSchema>): Promise<void> =>
  handOver(deps, person, input, (em, ticket, now) => handBack(deps, em, ticket, person, input, { now, at: now }));

/**
 * Corrects how many bags are inside, with the reason; no more than were booked, none where they never came.
 * @throws AppError 403 for whom the owner does not let, 404 for a foreign ticket, 409 when none are inside, 422 for too
 * many bags.
 */
export const correctBags = (deps: Deps, person: Person, input: z.output<typeof correctSchema>): Promise<void> =>
  handOver(deps, person, input, async (em, ticket, now) => {
    const { booking, order } = ticket;
    await requireAct(em, person.id, ticket.listingId, 'correct');
    if (!order.checkedInAt || order.checkedOutAt) throw ticketRefused(verdictOf(ticket, now));
    if (input.bagsCount > booking.bagsCount) throw moreBagsThanBooked(booking.bagsCount);
    const row = rowOf(ticket, person, input, { now, at: now });
    const { id } = await addHandOver(em, { ...row, kind: 'correction', bagsCount: input.bagsCount });
    await settleCustody(deps, em, ticket, now);
    await deps.events.publish(em, handOverCorrected, { bookingId: booking.id, handOverId: id });
  });

/**
 * Takes the ticket's last hand-over back, some seconds after it was made; both stay in the record. One that its device
 * took back without knowing whether it had come is judged as of the device's time.
 * @throws AppError 404 for a foreign ticket, 409 when it is too late or there is nothing to take back.
 */
export const undoHandOver = (deps: Deps, person: Person, input: z.output<typeof undoSchema>): Promise<void> =>
  handOver(deps, person, input, async (em, ticket, now) => {
    const { booking } = ticket;
    const last = await lastHandOver(em, ticket.order.id);
    const when = last === null ? null : undoneWhen(last, input, now);
    if (last === null || when === null || isSettled(booking, last)) throw undoTooLate();
    const { bagsCount, id: undoesId } = last;
    const row = rowOf(ticket, person, input, when);
    const { id } = await addHandOver(em, { ...row, kind: 'undo', bagsCount, undoesId });
    await settleCustody(deps, em, ticket, now);
    await deps.events.publish(em, handOverCorrected, { bookingId: booking.id, handOverId: id });
  });

/** When a hand-over is taken back; null where it cannot be, or not any more. */
function undoneWhen(last: HandOver, { undoes, deviceAt }: z.output<typeof undoSchema>, now: Instant): When | null {
  if (last.kind !== 'in' && last.kind !== 'out') return null;
  const lastAt = last.deviceAt ?? last.happenedAt;
  const until = lastAt.plusSeconds(undoSeconds + undoGraceSeconds);
  if (undoes === undefined || deviceAt === undefined) return now.isAfter(until) ? null : { now, at: now };
  const pressedAt = Instant.ofEpochMilli(Date.parse(deviceAt));
  const at = believedInstant(pressedAt, { now, lastAt });
  if (undoes !== last.requestId || typeof at === 'string') return null;
  return at.isAfter(until.plusSeconds(answerSeconds)) ? null : { now, at, deviceAt: pressedAt };
}

/** The share was paid for this hand-over: a stay that time had completed before it is none. */
const isSettled = ({ status, completedAt }: Ticket['booking'], { happenedAt }: HandOver): boolean =>
  status === 'completed' && completedAt?.isAfter(happenedAt) !== false;
