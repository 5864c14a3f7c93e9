import type { Deps } from '#server/deps.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { orderNotFound } from '../booking.errors.ts';
import { isOrderKey, requireOpened } from './guest-access.ts';
import { type OrderRow, ordersSql } from './order.sql.ts';
import { type OrderView, orderView } from './order.view.ts';
import { ticketOf } from './ticket.view.ts';

/** Orders by id, in that order. Asks nobody's permission. */
export async function loadOrders({ db, clock }: Deps, ids: readonly string[]): Promise<OrderView[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  return (await db.query<OrderRow>(ordersSql, [ids])).map((row) => orderView(row, now));
}

/** One order, for its traveller and a guest who may open it; its ticket where they may open no more. @throws AppError 404 for anybody else. */
export async function getOrder(ctx: RequestContext, bookingId: string): Promise<OrderView> {
  const opened = await requireOpened(ctx, bookingId);
  const [order] = await loadOrders(ctx.deps, [bookingId]);
  if (order === undefined) throw orderNotFound();
  return opened === 'ticket' ? ticketOf(order) : order;
}

/** One order, for whoever has the key of its mail's link. @throws AppError 404 for a wrong key. */
export async function orderByKey(deps: Deps, bookingId: string, key: string): Promise<OrderView> {
  if (!isOrderKey(deps, bookingId, key)) throw orderNotFound();
  const [order] = await loadOrders(deps, [bookingId]);
  if (order === undefined) throw orderNotFound();
  return order;
}
