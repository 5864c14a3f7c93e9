import { isRedirect, notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { isTicketKept } from '#web/lib/offline.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { loginFirst } from '#web/lib/require-viewer.ts';
import { statusOf } from '#web/lib/status-of.ts';
import { isToCome } from './is-to-come.ts';
import { isInStore } from './order.ts';

interface Asked {
  readonly context: PageContext;
  readonly params: { readonly id: string };
  readonly location: ParsedLocation;
}

/**
 * Loads an order for the person who may open it. Others who are signed in find nothing there; visitors log in first. Without a
 * network the page is loaded as it was kept.
 */
export const loadOrder = (asked: Asked): Promise<void> =>
  loadOfOrder(asked, async () => {
    const { api } = asked.context;
    const bookingId = asked.params.id;
    const order = await api.booking.get.ensureData({ bookingId });
    // An earlier version leads to the order as it is, with what the link asked for.
    if (order.replacedById !== null)
      throw redirect({ to: '/orders/$id', params: { id: order.replacedById }, search: true, replace: true });
    const { latitude, longitude } = order.listing;
    if (isToCome(order)) await api.search.nearby.prefetch({ near: { latitude, longitude } });
    if (isInStore(order) && !order.ticketOnly)
      await Promise.all([api.booking.pickUps.prefetch({ bookingId }), api.custody.record.prefetch({ bookingId })]);
    // What became of a report is shown with the bags that came back.
    if (order.custody.outAt !== null) await api.claims.ofOrder.prefetch({ bookingId });
  });

/** The same for another page about the order, by what it has to load. */
export async function loadOfOrder({ context, location }: Asked, load: () => Promise<unknown>): Promise<void> {
  const viewer = await context.api.accounts.viewer.ensureData();
  try {
    await load();
  } catch (error) {
    if (isRedirect(error)) throw error;
    const status = statusOf(error);
    if (status === null && (await isTicketKept(location.pathname)))
      throw redirect({ href: location.href, reloadDocument: true });
    if (status !== 404 && status !== 401) throw error;
    throw viewer === null || status === 401 ? loginFirst(location) : notFound();
  }
}
