import { bookingsPerPage } from '#shared/booking/booking-limits.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { loadOrders } from './get-order.ts';

/** Left out: what a change took the place of, and changes that were never paid; both are parts of another order. */
const own = `
  from bookings b
  where (b.user_id = $1::uuid or ($1::uuid is null and b.id in (
      select booking_id from guest_session_bookings where guest_session_id = $2)))
    and not exists (select from bookings r where r.replaces_booking_id = b.id and r.confirmed_at is not null)
    and (b.replaces_booking_id is null or b.confirmed_at is not null)`;

/**
 * A page of the asker's orders, latest drop-off first; a guest's are those of their session.
 * @throws AppError 401 for visitors who never booked.
 */
export async function listOrders({ deps, viewer }: RequestContext, page: number) {
  const userId = viewer.kind === 'user' ? viewer.user.id : null;
  const guest = viewer.kind === 'visitor' ? viewer.guestSessionId : null;
  if (userId === null && guest === null) throw unauthenticated();
  const values = [userId, guest];
  const [counted] = await deps.db.query<{ total: number }>(`select count(*)::int as total ${own}`, values);
  const ids = await deps.db.query<{ id: string }>(
    `select b.id ${own} order by b.drop_off_at desc, b.id desc limit ${bookingsPerPage} offset $3`,
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
