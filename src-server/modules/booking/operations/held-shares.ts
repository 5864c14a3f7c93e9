import type { z } from 'zod/mini';
import type { decideShareSchema } from '#shared/admin/bookings-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';
import { shareNotHeld } from '../booking.errors.ts';
import { lockOrder } from '../lock-bookings.ts';
import { earnBooking } from '../orders/earn-booking.ts';
import type { WaitReason } from '../orders/own-stay.ts';

interface Row {
  readonly id: string;
  readonly code: string;
  readonly location: string;
  readonly reason: WaitReason;
  readonly held_at: Date;
  readonly currency: string;
  readonly storage: number;
  readonly share: number;
}

const sql = `
  select b.id, b.code, l.door_name as location, h.reason, h.held_at, b.currency,
    coalesce((b.quote -> 'storage' ->> 'minor')::float8, 0) as storage,
    coalesce((b.quote ->> 'partnerShareMillionths')::int, 0) as share
  from held_shares h join orders o on o.id = h.order_id join bookings b on b.id = o.current_booking_id
  join listings l on l.id = b.listing_id
  where h.outcome is null`;

const amountOf = ({ storage, share, currency }: Row) => partnerShareOf(money<string>(storage, currency), share);

/** Why the share of a booking's order waits, and how much it is; `null` where it does not. */
export async function heldShareOf({ db }: Pick<Deps, 'db'>, bookingId: string) {
  const [row] = await db.query<Row>(`${sql} and h.order_id = (select order_id from bookings where id = $1)`, [
    bookingId,
  ]);
  return row === undefined ? null : { reason: row.reason, amount: amountOf(row) };
}

/** Shares of stays by a location's own people, and of long ones at a discount that ended at once. */
export const heldShareNeeds: NeedSource = {
  roles: ['finance'],
  find: async ({ db }) => {
    const rows = await db.query<Row>(`${sql} order by h.held_at limit 200`);
    return rows.map((row): Need => ({
      id: `shareHeld:${row.id}`,
      kind: 'shareHeld',
      since: isoOfDate(row.held_at),
      to: `/admin/bookings?booking=${row.code}`,
      amount: amountOf(row),
      name: row.location,
      code: row.code,
    }));
  },
};

/**
 * Gives the partner a share that waited, or keeps all of the order's money as fees.
 * @param by who decides; null for a script
 * @throws AppError 409 where none waits.
 */
export function decideShare(
  deps: Deps,
  by: string | null,
  { bookingId, outcome }: z.output<typeof decideShareSchema>,
): Promise<void> {
  return inTransaction(deps, async (em) => {
    const order = await lockOrder(em, bookingId, false);
    const now = deps.clock.now();
    const decided = await sqlRows(
      em,
      `update held_shares set outcome = $2, decided_at = $3, decided_by = $4
       where order_id = $1 and outcome is null returning order_id`,
      [order?.order.id ?? null, outcome, now.toString(), by],
    );
    if (order === null || decided.length === 0) throw shareNotHeld();
    const { current } = order;
    // A pick-up that was moved since is still to come: its share is earned in its time.
    if (current.status === 'completed' || !now.isBefore(current.pickUpAt)) await earnBooking(em, deps, current);
  });
}
