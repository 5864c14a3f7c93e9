import type { z } from 'zod/mini';
import type { endLeftSchema } from '#shared/custody/hand-over-schema.ts';
import { daysLate, decidedAfterDays } from '#shared/custody/owed.ts';
import type { Deps } from '#server/deps.ts';
import { lockTicket, versionIds } from '#server/modules/booking/booking.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { bagsNotLeft, ticketNotFound } from './custody.errors.ts';
import { bagsCheckedOut } from './custody.events.ts';
import { addHandOver, HandOver } from '#server/modules/handovers/handovers.module.ts';
import { type Person, rowOf, settleCustody } from './take-and-give.ts';

const person = 'select id, first_name as "firstName", last_name as "lastName" from users where id = $1';

/**
 * Bags that were not fetched for 30 days leave the record as administration decided with the location: one row with the
 * words and who decided. The order ends, its room is free; the same request again is the same decision.
 * @param userId the administrator
 * @throws AppError 404 for an unknown order, 409 before the 30 days or where none are inside
 */
export async function endLeftBags(
  deps: Deps,
  userId: string | null,
  { bookingId, requestId, note }: z.output<typeof endLeftSchema>,
): Promise<void> {
  await inTransaction(deps, async (em) => {
    const ticket = await lockTicket(em, null, bookingId);
    const [by] = await sqlRows<Person>(em, person, [userId]);
    if (ticket === null || by === undefined) throw ticketNotFound();
    const known = { bookingId: { $in: await versionIds(em, ticket.order.id) }, requestId };
    if ((await em.findOne(HandOver, known)) !== null) return;
    const now = deps.clock.now();
    const { booking, order } = ticket;
    if (order.bagsInside === 0 || daysLate(booking.pickUpAt, now) < decidedAfterDays) throw bagsNotLeft();
    const row = rowOf(ticket, by, { requestId, note }, { now, at: now });
    const { id } = await addHandOver(em, { ...row, kind: 'out', bagsCount: order.bagsInside });
    // They are not asked how their stay was.
    await settleCustody(deps, em, ticket, now, false);
    await deps.events.publish(em, bagsCheckedOut, { bookingId: booking.id, handOverId: id });
  });
}
