import { Instant } from '@js-joda/core';
import type { CustodyState } from '#shared/custody/custody-state.ts';
import { undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { isId } from '#server/platform/ids.ts';
import { Order } from '../booking.entity.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { endReport } from '../door/end-report.ts';
import { factsOf, lockOrder } from '../lock-bookings.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';

interface TicketRow {
  readonly current_booking_id: string;
  readonly listing_id: string;
  readonly time_zone: string;
}

/**
 * Locks the order of a booking, any version of it, for a hand-over at a location at whose counter the person works:
 * where its bags are, or else the location of the version in force. Behind the location's capacity, so that
 * hand-overs of a location come one after the other.
 * @param personId null: for an administrator, at any location
 * @returns null for a foreign or unknown one.
 */
export async function lockTicket(em: EntityManager, personId: string | null, bookingId: string) {
  if (!isId(bookingId)) return null;
  const [row] = await sqlRows<TicketRow>(
    em,
    `select o.current_booking_id, l.id as listing_id, l.time_zone
     from bookings asked join orders o on o.id = asked.order_id join bookings b on b.id = o.current_booking_id
     join listings l on l.id = case when o.bags_inside > 0 then o.inside_listing_id else b.listing_id end
     where asked.id = $1 and ($2::uuid is null or l.id in (select counter_listings($2)))`,
    [bookingId, personId],
  );
  const locked = row === undefined ? null : await lockOrder(em, row.current_booking_id, true);
  if (row === undefined || locked === null) return null;
  return { locked, order: locked.order, booking: locked.booking, listingId: row.listing_id, zoneId: row.time_zone };
}

export type LockedTicket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>;

/**
 * Whether bags that come before the drop-off have room until then; asked of what is accepted, never of what was handed
 * over already.
 */
export async function hasRoomUntilDropOff(
  em: EntityManager,
  { order, booking, listingId }: LockedTicket,
  { bags, since }: { readonly bags: number; readonly since: Instant },
): Promise<boolean> {
  const until = booking.dropOffAt;
  try {
    await em.transactional((step) =>
      sqlRows(step, 'select keep_room($1, $2, $3::int, $4, $5, product_now())', [
        listingId,
        order.id,
        bags,
        since.toString(),
        until.toString(),
      ]),
    );
    return true;
  } catch (error) {
    if (sqlStateOf(error) === 'CL001') return false;
    throw error;
  }
}

const instantOf = (at: number | null): Instant | null => (at === null ? null : Instant.ofEpochMilli(at));

/**
 * Writes what an order's hand-overs come to. Once the last bag is out, changes that wait for their payment are given
 * up; the job of completed bookings does the rest when the hand-over can no longer be taken back. Where that job was
 * there before, the traveller is asked for a review then.
 */
export async function recordCustody(
  deps: Deps,
  em: EntityManager,
  ticket: LockedTicket,
  state: CustodyState,
  now: Instant,
  asksReview = true,
) {
  const { order, booking, listingId, locked } = ticket;
  const isIn = state.inAt !== null;
  await em.nativeUpdate(
    Order,
    { id: order.id },
    {
      checkedInAt: instantOf(state.inAt),
      checkedInBags: isIn ? state.inBags : null,
      checkedOutAt: instantOf(state.outAt),
      checkedOutBags: state.outBags > 0 || state.outAt !== null ? state.outBags : null,
      bagsInside: state.inside,
      missingBags: state.missing,
      insideListingId: isIn ? listingId : null,
    },
  );
  await sqlRows(em, 'update bookings set updated_at = $2, revision = revision + 1 where id = $1', [
    booking.id,
    now.toString(),
  ]);
  // The door was opened: what was reported before is over.
  if (isIn && factsOf(locked).checkedInAt === null)
    await endReport(em, order.id, { by: 'counter', taken: 'stay', now }, true);
  const startAfter = now.plusSeconds(undoSeconds + undoGraceSeconds);
  const bookingId = booking.id;
  // The first bags are in: their traveller hears of it, and can say that they are another's.
  if (isIn && factsOf(locked).checkedInAt === null)
    await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'bagsIn', to: 'traveller' }, { startAfter });
  const wasOut = factsOf(locked).checkedOutAt !== null;
  if (state.outAt === null || wasOut) return;
  await dropWaiting(deps, em, locked, null);
  if (asksReview && booking.status === 'completed')
    await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'followUp', to: 'traveller' }, { startAfter });
}
