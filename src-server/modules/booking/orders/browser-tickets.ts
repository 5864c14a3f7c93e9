import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { loadOrders } from './get-order.ts';
import type { OrderView } from './order.view.ts';

/** A browser that opened more shows its latest. */
const MAX_TICKETS = 20;

const guestSessionOf = ({ viewer }: RequestContext): string | null =>
  viewer.kind === 'service' ? null : viewer.guestSessionId;

/** Whether this browser has opened any order without an account; asked with every page, so it asks no table. */
export const hasTickets = (ctx: RequestContext): boolean => guestSessionOf(ctx) !== null;

/**
 * The orders that this browser may open without an account, latest drop-off first; none for other browsers. What was
 * never paid and is over was never a ticket.
 */
export async function browserTickets(ctx: RequestContext): Promise<OrderView[]> {
  const session = guestSessionOf(ctx);
  if (session === null) return [];
  const ids = await ctx.deps.db.query<{ id: string }>(
    `select b.id from orders o join bookings b on b.id = o.current_booking_id
     where o.id in (select v.order_id from guest_session_bookings g join bookings v on v.id = g.booking_id
         where g.guest_session_id = $1)
       and (b.status <> 'canceled' or b.confirmed_at is not null)
     order by b.drop_off_at desc, b.id desc limit ${MAX_TICKETS}`,
    [session],
  );
  return loadOrders(
    ctx.deps,
    ids.map(({ id }) => id),
  );
}

/** Ends this browser’s right to open orders without an account; whoever has the mails opens them again. */
export async function forgetTickets(ctx: RequestContext): Promise<void> {
  const session = guestSessionOf(ctx);
  if (session !== null) await ctx.deps.db.query('delete from guest_sessions where id = $1', [session]);
  ctx.credentials.closeGuest();
}
