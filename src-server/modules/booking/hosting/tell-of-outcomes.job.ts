import { Instant } from '@js-joda/core';
import { nextClosing } from '#shared/availability/open-spans.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { BookingStatus } from '#shared/booking/states.ts';
import { daysLate, reminderDays } from '#shared/custody/owed.ts';
import { stayOutcome } from '#shared/custody/stay-outcome.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { sendBookingMail, tellOfOutcomes } from '../booking-jobs.ts';
import { orderSms } from '../sms/sms-jobs.ts';

const AT_ONCE = 500;
/** Stays to which no one came are no news any more after so many days. */
const NO_SHOW_DAYS = 7;
/** Reminders of bags go on for a week longer than their last reminder is due. */
const LEFT_DAYS = Math.max(...reminderDays) + 7;

type Recipient = 'traveller' | 'partner' | 'administrators';
type NoticeKind = 'late' | 'noShow' | `left${(typeof reminderDays)[number]}`;

interface Row extends OpeningRow {
  readonly id: string;
  readonly status: BookingStatus;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  /** `kind recipient` of each notice. */
  readonly told: readonly string[];
}

const sql = `
  select b.id, b.status, b.pick_up_at, o.checked_in_at, ${openingColumns},
    array(select n.kind || ' ' || n.recipient from stay_notices n where n.booking_id = b.id) as told
  from bookings b join orders o on o.current_booking_id = b.id join listings l on l.id = b.listing_id
  where b.pick_up_at <= $1 and b.pick_up_at > least($2::timestamptz, $3::timestamptz) and o.checked_out_at is null
    and case when o.checked_in_at is null
    then b.pick_up_at > $2 and b.status in ('confirmed', 'completed')
      and not exists (select from door_reports d where d.order_id = o.id and d.is_open)
      and not exists (select from stay_notices n where n.booking_id = b.id and n.kind = 'noShow')
    else b.pick_up_at > $3 end
  order by b.pick_up_at limit ${AT_ONCE}`;

const optional = (date: Date | null): Instant | null => (date === null ? null : Instant.ofEpochMilli(date.getTime()));

/**
 * Which news each reader is due by now. Of late bags the traveller at once, the partner when the location closes,
 * administrators a day later; then all three again and again, of those reminders only the newest that is due.
 */
function due(row: Row, outcome: 'late' | 'noShow', now: Instant): [NoticeKind, Recipient][] {
  // No one came: the location's people may have forgotten to scan.
  if (outcome === 'noShow') return [['noShow', 'partner']];
  const pickUpAt = Instant.ofEpochMilli(row.pick_up_at.getTime());
  const closing = nextClosing(compileOpening(openingOf(row)), pickUpAt);
  // A location that never closes, or has no hours any more, is notified at once.
  const atClosing = closing === null || !now.isBefore(closing);
  const days = daysLate(pickUpAt, now);
  const reminder = reminderDays.findLast((each) => each <= days);
  const news: [NoticeKind, Recipient][] = [['late', 'traveller']];
  if (atClosing) news.push(['late', 'partner']);
  if (reminder === undefined) return news;
  news.push(['late', 'administrators'], [`left${reminder}`, 'traveller'], [`left${reminder}`, 'partner']);
  // Of the first day administrators know by the notice of late bags itself.
  if (reminder > 1) news.push([`left${reminder}`, 'administrators']);
  return news;
}

/** Tells of bags that were not fetched and of stays to which no one came; each of them each recipient once. */
export const tellOfOutcomesHandler = handleJob(
  tellOfOutcomes,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    const rows = await deps.db.query<Row>(sql, [
      now.toString(),
      now.minusSeconds(NO_SHOW_DAYS * 86_400).toString(),
      now.minusSeconds(LEFT_DAYS * 86_400).toString(),
    ]);
    await forEachOnItsOwn(rows, (row) => tell(deps, row, now));
  },
  '* * * * *',
);

async function tell(deps: Deps, row: Row, now: Instant): Promise<void> {
  const pickUpAt = Instant.ofEpochMilli(row.pick_up_at.getTime());
  const facts = { status: row.status, pickUpAt, checkedInAt: optional(row.checked_in_at), checkedOutAt: null };
  const outcome = stayOutcome(facts, now);
  if (outcome === null) return;
  for (const [kind, to] of due(row, outcome, now).filter((each) => !row.told.includes(each.join(' ')))) {
    await inTransaction(deps, async (em) => {
      const added = await sqlRows(
        em,
        'insert into stay_notices (booking_id, kind, recipient, told_at) values ($1, $2, $3, $4) on conflict do nothing returning 1',
        [row.id, kind, to, now.toString()],
      );
      const mail = kind === 'late' || kind === 'noShow' ? kind : 'left';
      if (added.length === 0) return;
      await deps.jobs.enqueue(em, sendBookingMail, { bookingId: row.id, kind: mail, to });
      // The partner hears of it when the door closes.
      if (kind === 'late' && to === 'partner') await orderSms(deps, em, { bookingId: row.id, kind: 'left' });
    });
  }
}
