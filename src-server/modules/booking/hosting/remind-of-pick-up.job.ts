import { fetchedBy, reminderMinutes } from '#shared/custody/fetched-by.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { remindOfPickUp, sendBookingMail } from '../booking-jobs.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

const AT_ONCE = 500;
/** The door may close before a pick-up that is kept though hours changed: so many days ahead are looked at. */
const KEPT_DAYS = 3;

interface Row extends OpeningRow {
  readonly id: string;
  readonly pick_up_at: Date;
  /** When the traveller heard of this pick-up last: at the check-in, or when it was moved. */
  readonly known_at: Date;
}

const sql = `
  select b.id, b.pick_up_at, greatest(o.checked_in_at, b.created_at) as known_at, ${openingColumns}
  from orders o join bookings b on b.id = o.current_booking_id join listings l on l.id = o.inside_listing_id
  where o.bags_inside > 0 and b.status = 'confirmed' and b.pick_up_at > $1
    and b.pick_up_at <= case when o.penalty_free then $3::timestamptz else $2::timestamptz end
    and not exists (select from stay_notices n where n.booking_id = b.id and n.kind = 'soon')
  order by b.pick_up_at limit ${AT_ONCE}`;

/**
 * Writes to travellers with bags in store an hour before the pick-up, or before the door closes where that is earlier; once
 * for each pick-up, and not where they heard of it within that hour anyway.
 */
export const remindOfPickUpHandler = handleJob(
  remindOfPickUp,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    const rows = await deps.db.query<Row>(sql, [
      now.toString(),
      now.plusSeconds(reminderMinutes * 60).toString(),
      now.plusSeconds(KEPT_DAYS * 86_400).toString(),
    ]);
    await forEachOnItsOwn(rows, async (row) => {
      const by = fetchedBy(compileOpening(openingOf(row)), instantOf(row.pick_up_at), now);
      const from = by.minusSeconds(reminderMinutes * 60);
      if (now.isBefore(from) || instantOf(row.known_at).isAfter(from)) return;
      await inTransaction(deps, async (em) => {
        const added = await sqlRows(
          em,
          `insert into stay_notices (booking_id, kind, recipient, told_at) values ($1, 'soon', 'traveller', $2)
           on conflict do nothing returning 1`,
          [row.id, now.toString()],
        );
        if (added.length > 0)
          await deps.jobs.enqueue(em, sendBookingMail, { bookingId: row.id, kind: 'soon', to: 'traveller' });
      });
    });
  },
  '* * * * *',
);
