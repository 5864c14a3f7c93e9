import type { Instant } from '@js-joda/core';
import type { DayView, Standing } from '#shared/admin/lists.ts';

/** A traveller who has not come so many minutes after the drop-off. */
export const NOT_COME = 30;

/** What tells how a stay stands, of `b` (bookings) and `o` (orders); only the version in force has bags. */
export const standingColumns = `case when o.current_booking_id = b.id then o.bags_inside else 0 end as bags_inside,
      o.current_booking_id = b.id and o.checked_in_at is null as is_awaited, b.pick_up_at`;

export interface StandingRow {
  readonly status: 'pending' | 'confirmed' | 'completed' | 'canceled';
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_inside: number;
  readonly is_awaited: boolean | null;
}

/** How a stay stands at the counter; `null` where its state says it all. */
export function standingOf(row: StandingRow, now: Instant): Standing | null {
  const at = now.toEpochMilli();
  if (row.bags_inside > 0) return row.pick_up_at.getTime() < at ? 'late' : 'inside';
  const isAwaited = row.status === 'confirmed' && row.is_awaited === true && row.pick_up_at.getTime() > at;
  return isAwaited && row.drop_off_at.getTime() < at - NOT_COME * 60_000 ? 'notCome' : null;
}

const inside = `select b.id, b.pick_up_at as next_at
  from orders o join bookings b on b.id = o.current_booking_id where o.bags_inside > 0`;

const awaited = (now: () => string) => `select b.id, b.drop_off_at as next_at
  from bookings b join orders o on o.current_booking_id = b.id join listings l on l.id = b.listing_id
  where b.status = 'confirmed' and o.checked_in_at is null and b.pick_up_at > ${now()}`;

const endsToday = (now: () => string) => `b.drop_off_at < ${now()} + interval '1 day'
  and (b.drop_off_at at time zone l.time_zone)::date <= (${now()} at time zone l.time_zone)::date`;

/**
 * A question for `id` and `next_at` of the stays of a view: what has to happen next is the pick-up where bags are inside,
 * else the drop-off. Today is the location's own day.
 * @param now the moment, as SQL; asked for once for each place in which it stands
 */
export function staysOfDay(view: DayView, now: () => string): string {
  switch (view) {
    case 'now':
      return `${inside} union all ${awaited(now)} and ${endsToday(now)}`;
    case 'inStore':
      return inside;
    case 'late':
      return `${inside} and b.pick_up_at < ${now()}`;
    case 'notCome':
      return `${awaited(now)} and b.drop_off_at < ${now()} - interval '${NOT_COME} minutes'`;
  }
}
