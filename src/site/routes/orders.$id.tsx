import { createFileRoute } from '@tanstack/react-router';
import { loadOrder } from '#web/features/orders/load-order.ts';
import { OrderLoading } from '#web/features/orders/order-loading.tsx';
import { OpenByKey, OrderPage } from '#web/features/orders/order-page.tsx';

interface OrderSearch {
  readonly key?: string | undefined;
  readonly intent?: string | undefined;
  readonly change?: boolean | undefined;
  readonly cancel?: boolean | undefined;
  /** The change begins with the drop-off moved to now, as the counter's link asks. */
  readonly from?: 'now' | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/orders/$id')({
  staticData: {
    areas: ['notify', 'orders', 'inStore', 'door', 'refunds', 'custody', 'booking', 'listing', 'dates', 'place'],
  },
  validateSearch: (search: Record<string, unknown>): OrderSearch => {
    // A value left out would be read as it stands in the address.
    return {
      key: text(search.key),
      intent: text(search.intent),
      change: search.change === true || undefined,
      cancel: search.cancel === true || undefined,
      from: search.from === 'now' ? 'now' : undefined,
    };
  },
  loaderDeps: ({ search }) => ({ hasKey: search.key !== undefined }),
  loader: async ({ context, params, location, deps }) => {
    if (!deps.hasKey) await loadOrder({ context, params, location });
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('orders').ticket) }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: OrderLoading,
  component: OrderRoute,
});

function OrderRoute() {
  const { id } = Route.useParams();
  const { key, intent, change = false, cancel = false, from } = Route.useSearch();
  const opens = change ? (from === 'now' ? 'changeToNow' : 'change') : cancel ? 'cancel' : undefined;
  if (key !== undefined) return <OpenByKey id={id} bookingKey={key} opens={opens} />;
  return <OrderPage id={id} intent={intent} opens={opens} />;
}
