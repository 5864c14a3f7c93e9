import type { z } from 'zod/mini';
import type { bookingPageSchema, pastOrdersSchema } from '#shared/booking/booking-schema.ts';
import { bookingsPerPage } from '#shared/booking/booking-limits.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { loadOrders } from './get-order.ts';

/** The version in force of each order. */
const own = (attempts: boolean): string => `
  from orders o join bookings b on b.id = o.current_booking_id
  where (o.user_id = $1::uuid or ($1::uuid is null and o.id in (
      select v.order_id from guest_session_bookings g join bookings v on v.id = g.booking_id where g.guest_session_id = $2)))
    ${attempts ? '' : "and (b.status <> 'canceled' or b.confirmed_at is not null)"}`;

/** The person and the guest's session whose orders are asked for. @throws AppError 401 for visitors who never booked. */
function askerOf(viewer: RequestContext['viewer']): readonly [string | null, string | null] {
  const userId = viewer.kind === 'user' ? viewer.user.id : null;
  const guest = viewer.kind === 'visitor' ? viewer.guestSessionId : null;
  if (userId === null && guest === null) throw unauthenticated();
  return [userId, guest];
}

/** So many tickets stand above the list at most. */
const mostFirst = 5;
/** An order whose drop-off is within so many hours is the next. */
const nextHours = 24;

/**
 * The asker's orders that are wanted first: those whose bags are in store, the nearest pick-up first; where there are none the
 * next one of the coming 24 hours, or that is under way.
 * @throws AppError 401 for visitors who never booked.
 */
export async function firstOrders({ deps, viewer }: RequestContext) {
  const values = askerOf(viewer);
  const now = deps.clock.now();
  const inStore = await deps.db.query<{ id: string }>(
    `select b.id ${own(false)} and o.bags_inside > 0 and b.status in ('confirmed', 'completed')
     order by b.pick_up_at, b.id limit ${mostFirst}`,
    [...values],
  );
  const found =
    inStore.length > 0
      ? inStore
      : await deps.db.query<{ id: string }>(
          `select b.id ${own(false)} and b.status = 'confirmed' and o.checked_out_at is null and b.pick_up_at > $3
             and b.drop_off_at <= $4 order by b.drop_off_at, b.id limit 1`,
          [...values, now.toString(), now.plusSeconds(nextHours * 3600).toString()],
        );
  return loadOrders(
    deps,
    found.map(({ id }) => id),
  );
}

/** Still to come or under way at $3: bags inside, to be paid, or a pick-up ahead. */
const isAhead = `(o.bags_inside > 0 or b.status = 'pending' or b.status = 'confirmed' and o.checked_out_at is null and b.pick_up_at > $3)`;
/** So many orders to come are shown at most. */
const mostUpcoming = 200;

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** The asker's orders that are not over, by drop-off, the next one first. @throws AppError 401 for visitors who never booked. */
export async function upcomingOrders({ deps, viewer }: RequestContext) {
  const found = await deps.db.query<{ id: string }>(
    `select b.id ${own(false)} and ${isAhead} order by b.drop_off_at, b.id limit ${mostUpcoming}`,
    [...askerOf(viewer), deps.clock.now().toString()],
  );
  return loadOrders(deps, idsOf(found));
}

/** The asker's orders that are over, latest drop-off first, and how many there are. @throws AppError 401 for visitors who never booked. */
export async function pastOrders({ deps, viewer }: RequestContext, { most }: z.output<typeof pastOrdersSchema>) {
  const values = [...askerOf(viewer), deps.clock.now().toString()];
  const [counted] = await deps.db.query<{ total: number }>(
    `select count(*)::int as total ${own(false)} and not ${isAhead}`,
    values,
  );
  const found = await deps.db.query<{ id: string }>(
    `select b.id ${own(false)} and not ${isAhead} order by b.drop_off_at desc, b.id desc limit $4`,
    [...values, most],
  );
  return { items: await loadOrders(deps, idsOf(found)), total: counted?.total ?? 0 };
}

/**
 * A page of the asker's orders, latest drop-off first; a guest's are those of their session.
 * @throws AppError 401 for visitors who never booked.
 */
export async function listOrders(
  { deps, viewer }: RequestContext,
  { page, attempts }: z.output<typeof bookingPageSchema>,
) {
  const values = askerOf(viewer);
  const [counted] = await deps.db.query<{ total: number }>(`select count(*)::int as total ${own(attempts)}`, [
    ...values,
  ]);
  const ids = await deps.db.query<{ id: string }>(
    `select b.id ${own(attempts)} order by b.drop_off_at desc, b.id desc limit ${bookingsPerPage} offset $3`,
    [...values, (page - 1) * bookingsPerPage],
  );
  const totalCount = counted?.total ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalCount / bookingsPerPage));
  return {
    items: await loadOrders(
      deps,
      ids.map(({ id }) => id),
    ),
    pagination: {
      currentPage: page,
      totalPages,
      totalCount,
      prevPage: page > 1 ? page - 1 : null,
      nextPage: page < totalPages ? page + 1 : null,
    },
  };
}
