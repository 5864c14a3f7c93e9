import type { Counts } from '#server/platform/metrics/metrics.ts';

/** Bookings as the metrics count them. Ids begin with the moment they were made, so the last hour is the end of the primary key. */
export const bookingCounts: Counts = {
  gauges: {
    cloakroom_holds: 'Unpaid bookings that hold places.',
    cloakroom_holds_overdue: 'Unpaid bookings whose hold ended 5 minutes ago and that are still held.',
    cloakroom_bookings_ahead: 'Confirmed bookings whose pick-up is still to come.',
    cloakroom_bookings_last_hour: 'Bookings placed in the last hour, paid or not.',
  },
  sql: `select
    (select count(*)::int from bookings where status = 'pending' and hold_expires_at > product_now()) as cloakroom_holds,
    (select count(*)::int from bookings
     where status = 'pending' and hold_expires_at < product_now() - interval '5 minutes') as cloakroom_holds_overdue,
    (select count(*)::int from bookings where status = 'confirmed' and pick_up_at > product_now()) as cloakroom_bookings_ahead,
    (select count(*)::int from bookings
     where id >= (lpad(to_hex((extract(epoch from product_now() - interval '1 hour') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
       and created_at > product_now() - interval '1 hour') as cloakroom_bookings_last_hour`,
};
