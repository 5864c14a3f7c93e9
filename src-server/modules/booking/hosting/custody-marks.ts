import type { Instant } from '@js-joda/core';
import { undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { isId } from '#server/platform/ids.ts';
import { Booking } from '../booking.entity.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { lockOrder } from '../lock-bookings.ts';

interface TicketRow {
  readonly time_zone: string;
}

/**
 * Locks a booking of a location at whose counter the person works for a hand-over, behind the location's capacity: hand-overs of a location come
 * one after the other. `null` for a foreign or unknown one.
 */
export async function lockTicket(em: EntityManager, personId: string, bookingId: string) {
  if (!isId(bookingId)) return null;
  const [row] = await sqlRows<TicketRow>(
    em,
    `select l.time_zone from bookings b join listings l on l.id = b.listing_id
     where b.id = $1 and l.id in (select counter_listings($2))`,
    [bookingId, personId],
  );
  const order = row === undefined ? null : await lockOrder(em, bookingId, true);
  return row === undefined || order === null ? null : { booking: order.booking, zoneId: row.time_zone };
}

/** What a booking knows of its bags at the counter; `null` before they came, or after that was taken back. */
interface CustodyMark {
  readonly at: Instant;
  readonly bagsCount: number;
}

/**
 * Bags of a locked booking are in, from this moment on: before its drop-off too they hold their room.
 * @returns whether there is room for them until the drop-off.
 */
export async function recordCheckIn(em: EntityManager, bookingId: string, mark: CustodyMark | null, now: Instant) {
  try {
    await em.nativeUpdate(
      Booking,
      { id: bookingId },
      { checkedInAt: mark?.at ?? null, checkedInBags: mark?.bagsCount ?? null, updatedAt: now },
    );
    return true;
  } catch (error) {
    if (sqlStateOf(error) === 'CL001') return false;
    throw error;
  }
}

/**
 * Bags of a locked booking are out; the job of completed bookings does the rest when it can no longer be taken back. Where
 * that job was there before, its traveller is asked for a review then.
 */
export async function recordCheckOut(
  { jobs }: Pick<Deps, 'jobs'>,
  em: EntityManager,
  { id: bookingId, status }: Pick<Booking, 'id' | 'status'>,
  mark: CustodyMark | null,
  now: Instant,
) {
  await em.nativeUpdate(
    Booking,
    { id: bookingId },
    { checkedOutAt: mark?.at ?? null, checkedOutBags: mark?.bagsCount ?? null, updatedAt: now },
  );
  const startAfter = now.plusSeconds(undoSeconds + undoGraceSeconds);
  if (mark !== null && status === 'completed')
    await jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'followUp', to: 'traveller' }, { startAfter });
}
