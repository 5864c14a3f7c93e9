import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { loadOrders } from './get-order.ts';
import type { OrderView } from './order.view.ts';
import { ticketOf } from './ticket.view.ts';

/** A browser that opened more shows its latest. */
const MAX_TICKETS = 20;

const guestSessionOf = ({ viewer }: RequestContext): string | null =>
  viewer.kind === 'service' ? null : viewer.guestSessionId;

/** Whether this browser has opened any order without an account; asked with every page, so it asks no table. */
export const hasTickets = (ctx: RequestContext): boolean => guestSessionOf(ctx) !== null;

/**
 * The orders that this browser may open without an account, latest drop-off first; of those that were found by code and
 * e-mail their tickets alone; none for other browsers. What was never paid and is over was never a ticket.
 */
export async function browserTickets(ctx: RequestContext): Promise<OrderView[]> {
  const session = guestSessionOf(ctx);
  if (session === null) return [];
  const found = await ctx.deps.db.query<{ id: string; whole: boolean }>(
    `select b.id, g.whole from orders o join bookings b on b.id = o.current_booking_id join (
       select v.order_id, bool_or(whole) as whole from (
         select booking_id, true as whole from guest_session_bookings where guest_session_id = $1
         union all
         select booking_id, false from guest_session_tickets where guest_session_id = $1) opened
       join bookings v on v.id = opened.booking_id group by v.order_id) g on g.order_id = o.id
     where (b.status <> 'canceled' or b.confirmed_at is not null)
     order by b.drop_off_at desc, b.id desc limit ${MAX_TICKETS}`,
    [session],
  );
  const orders = await loadOrders(
    ctx.deps,
    found.map(({ id }) => id),
  );
  const wholes = new Set(found.filter(({ whole }) => whole).map(({ id }) => id));
  return orders.map((order) => (wholes.has(order.id) ? order : ticketOf(order)));
}

/** Ends this browser’s right to open orders without an account; the links of the mails open them again. */
export async function forgetTickets(ctx: RequestContext): Promise<void> {
  const session = guestSessionOf(ctx);
  if (session !== null) await ctx.deps.db.query('delete from guest_sessions where id = $1', [session]);
  ctx.credentials.closeGuest();
}
