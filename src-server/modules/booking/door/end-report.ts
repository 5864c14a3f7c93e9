import type { Instant } from '@js-joda/core';
import { doorDays } from '#shared/booking/door-report.ts';
import { countedReports, stepOfCount } from '#shared/booking/door-report.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { tellOfDoor } from '../booking-jobs.ts';

/** Whether an order's door is reported shut and that is not settled: nothing of it is earned, and no no-show is set. */
export async function hasOpenReport(em: EntityManager, orderId: string): Promise<boolean> {
  const rows = await sqlRows(em, 'select 1 from door_reports where order_id = $1 and is_open', [orderId]);
  return rows.length > 0;
}

interface End {
  readonly by: 'traveller' | 'counter' | 'administration';
  /** What became of a report that stands: the money went back, or the traveller stayed. */
  readonly taken: 'refund' | 'stay';
  readonly now: Instant;
}

/**
 * Ends an order's open report of a door: bags were taken in there after all, its traveller takes it back, or the order was
 * canceled otherwise. What stands goes on standing.
 * @param isWithoutBags only a report that was made before any bags were inside
 */
export async function endReport(em: EntityManager, orderId: string, { by, taken, now }: End, isWithoutBags = false) {
  await sqlRows(
    em,
    `update door_reports set taken = case when verdict = 'stands' then $3 end,
       taken_at = case when verdict = 'stands' then $4::timestamptz end, verdict = coalesce(verdict, 'withdrawn'),
       verdict_by = coalesce(verdict_by, $2), verdict_at = coalesce(verdict_at, $4::timestamptz)
     where order_id = $1 and is_open and (bags_inside = 0 or not $5) returning id`,
    [orderId, by, taken, now.toString(), isWithoutBags],
  );
}

/** A location gives everything back while its door is reported shut: it agrees. */
export async function agreeByRefund(em: EntityManager, deps: Deps, orderId: string): Promise<void> {
  const now = deps.clock.now().toString();
  const ended = await sqlRows<{ id: string; listing_id: string }>(
    em,
    `update door_reports set taken = 'refund', taken_at = $2, verdict = 'stands', verdict_by = coalesce(verdict_by, 'partner'),
       verdict_at = coalesce(verdict_at, $2) where order_id = $1 and is_open returning id, listing_id`,
    [orderId, now],
  );
  for (const report of ended) await countStanding(em, deps, report);
}

/**
 * Counts a report that has come to stand: the second of different people within 90 days warns its location's owner, the
 * third stops new bookings once administration has looked, or after 12 hours.
 */
export async function countStanding(
  em: EntityManager,
  deps: Deps,
  report: { readonly id: string; readonly listing_id: string },
): Promise<void> {
  const now = deps.clock.now();
  const listingId = report.listing_id;
  // Two that come to stand at once are counted one after the other.
  await sqlRows(em, 'select 1 from listings where id = $1 for no key update', [listingId]);
  const standing = await sqlRows<{ id: string; marks: string[] }>(
    em,
    `select id, door_marks(id) || ('block ' || address_block) as marks from door_reports
     where listing_id = $1 and verdict = 'stands' and verdict_by in ('partner', 'silence')
       and reported_at > $2::timestamptz - interval '${doorDays} days' order by reported_at, id`,
    [listingId, now.toString()],
  );
  const counted = countedReports(standing);
  const step = stepOfCount(counted.length);
  if (step === null || !counted.includes(report.id)) return;
  const added = await sqlRows(
    em,
    'insert into door_looks (report_id, listing_id, kind, raised_at) values ($1, $2, $3, $4) on conflict do nothing returning 1',
    [report.id, listingId, step, now.toString()],
  );
  if (added.length > 0) await tellOfDoor(deps, em, report.id, step === 'stop' ? 'toStop' : 'warned');
}
