import { parseBookingCode } from '#shared/booking/booking-code.ts';
import type { Deps } from '#server/deps.ts';
import { isId, newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { orderNotFound } from '../booking.errors.ts';
import { isOrderKey, requireOpened } from './guest-access.ts';
import { type OrderRow, ordersSql } from './order.sql.ts';
import { type OrderView, orderView } from './order.view.ts';
import { ticketOf } from './ticket.view.ts';

/** Orders by id, in that order. Access is checked by the caller. */
export async function loadOrders({ db, clock }: Deps, ids: readonly string[]): Promise<OrderView[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  return (await db.query<OrderRow>(ordersSql, [ids])).map((row) => orderView(row, now));
}

/** One order, for its traveller and a guest who may open it; its ticket where they may open no more. @throws AppError 404 for any other caller. */
export async function getOrder(ctx: RequestContext, bookingId: string): Promise<OrderView> {
  const opened = await requireOpened(ctx, bookingId);
  const [order] = await loadOrders(ctx.deps, [bookingId]);
  if (order === undefined) throw orderNotFound();
  return opened === 'ticket' ? ticketOf(order) : order;
}

/**
 * The booking that the address of an order's file names: by its id, or by a code that the order ever had. With the key of
 * a mail's link it is the version that the key opens. Access is checked by the caller.
 * @returns an id that no booking has for an unknown code, so that it is answered like an order of another traveller.
 */
export async function bookingNamed({ db, config }: Deps, name: string, key?: string): Promise<string> {
  const code = isId(name) ? null : parseBookingCode(name);
  if (code === null) return name;
  const versions = await db.query<{ id: string }>(
    `select distinct v.id, v.version from bookings b join bookings v on v.order_id = b.order_id
     where b.code = $1 order by v.version`,
    [code],
  );
  const named = key === undefined ? versions[0] : versions.find(({ id }) => isOrderKey({ config }, id, key));
  return named?.id ?? newId();
}

/** One order, for the holder of its mail's key. @throws AppError 404 for a wrong key. */
export async function orderByKey(deps: Deps, bookingId: string, key: string): Promise<OrderView> {
  if (!isOrderKey(deps, bookingId, key)) throw orderNotFound();
  const [order] = await loadOrders(deps, [bookingId]);
  if (order === undefined) throw orderNotFound();
  return order;
}
