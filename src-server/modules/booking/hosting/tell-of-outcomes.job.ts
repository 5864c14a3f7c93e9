import { Instant } from '@js-joda/core';
import { nextClosing } from '#shared/availability/open-spans.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { BookingStatus } from '#shared/booking/states.ts';
import { lateHours, stayOutcome } from '#shared/custody/stay-outcome.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { sendBookingMail, tellOfOutcomes } from '../booking-jobs.ts';

const AT_ONCE = 500;
/** What nobody was told of within these days is not news any more. */
const DAYS = 7;

interface Row extends OpeningRow {
  readonly id: string;
  readonly status: BookingStatus;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly told: readonly Recipient[];
}

type Recipient = 'traveller' | 'partner' | 'administrators';

const sql = `
  select b.id, b.status, b.pick_up_at, o.checked_in_at, o.checked_out_at, ${openingColumns},
    array(select recipient from stay_notices n where n.booking_id = b.id
      and n.kind = case when o.checked_in_at is null then 'noShow' else 'late' end) as told
  from bookings b join orders o on o.current_booking_id = b.id join listings l on l.id = b.listing_id
  where b.pick_up_at <= $1 and b.pick_up_at > $2 and o.checked_out_at is null
    and (o.checked_in_at is not null or b.status in ('confirmed', 'completed'))
    and (select count(*) from stay_notices n where n.booking_id = b.id
      and n.kind = case when o.checked_in_at is null then 'noShow' else 'late' end)
      < case when o.checked_in_at is null then 1 else 3 end
  order by b.pick_up_at limit ${AT_ONCE}`;

const optional = (date: Date | null): Instant | null => (date === null ? null : Instant.ofEpochMilli(date.getTime()));

/** Who is to be told by now: the traveller at once, the partner when the location closes, administrators a day later. */
function due(row: Row, outcome: 'late' | 'noShow', now: Instant): Recipient[] {
  // Nobody came: the location's people may have forgotten to scan.
  if (outcome === 'noShow') return ['partner'];
  const pickUpAt = Instant.ofEpochMilli(row.pick_up_at.getTime());
  const closing = nextClosing(compileOpening(openingOf(row)), pickUpAt);
  // A location that never closes, or has no hours any more, is told at once.
  const atClosing = closing === null || !now.isBefore(closing);
  const afterADay = !now.isBefore(pickUpAt.plusSeconds(lateHours * 3600));
  return [
    'traveller',
    ...(atClosing ? (['partner'] as const) : []),
    ...(afterADay ? (['administrators'] as const) : []),
  ];
}

/** Tells of bags that were not fetched and of stays to which nobody came; each of them each recipient once. */
export const tellOfOutcomesHandler = handleJob(
  tellOfOutcomes,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    const rows = await deps.db.query<Row>(sql, [now.toString(), now.minusSeconds(DAYS * 86_400).toString()]);
    await forEachOnItsOwn(rows, (row) => tell(deps, row, now));
  },
  '* * * * *',
);

async function tell(deps: Deps, row: Row, now: Instant): Promise<void> {
  const pickUpAt = Instant.ofEpochMilli(row.pick_up_at.getTime());
  const facts = { status: row.status, pickUpAt, checkedInAt: optional(row.checked_in_at), checkedOutAt: null };
  const kind = stayOutcome(facts, now);
  if (kind === null) return;
  for (const to of due(row, kind, now).filter((each) => !row.told.includes(each))) {
    await inTransaction(deps, async (em) => {
      const added = await sqlRows(
        em,
        'insert into stay_notices (booking_id, kind, recipient, told_at) values ($1, $2, $3, $4) on conflict do nothing returning 1',
        [row.id, kind, to, now.toString()],
      );
      if (added.length > 0) await deps.jobs.enqueue(em, sendBookingMail, { bookingId: row.id, kind, to });
    });
  }
}
