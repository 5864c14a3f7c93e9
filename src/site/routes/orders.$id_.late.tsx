import { createFileRoute, redirect } from '@tanstack/react-router';
import { OrderLoading } from '#web/features/orders/order-loading.tsx';
import { LatePage } from '#web/features/orders/late/late-page.tsx';
import { loadOfOrder } from '#web/features/orders/load-order.ts';
import { isInStore } from '#web/features/orders/order.ts';
import { OpenByKey } from '#web/features/orders/order-page.tsx';

interface LateSearch {
  readonly key?: string | undefined;
}

export const Route = createFileRoute('/orders/$id_/late')({
  staticData: { areas: ['orders', 'inStore', 'booking', 'listing', 'dates'] },
  validateSearch: ({ key }: Record<string, unknown>): LateSearch => ({
    key: typeof key === 'string' && key !== '' ? key : undefined,
  }),
  loaderDeps: ({ search }) => ({ hasKey: search.key !== undefined }),
  loader: async ({ context, params, location, deps }) => {
    if (deps.hasKey) return;
    await loadOfOrder({ context, params, location }, async () => {
      const { api } = context;
      const { id } = params;
      const order = await api.booking.get.ensureData({ bookingId: id });
      // Only bags in store are fetched later; the order says what else can be done.
      if (order.replacedById !== null || !isInStore(order) || !order.modifiable || order.ticketOnly)
        throw redirect({ to: '/orders/$id', params: { id: order.replacedById ?? id }, replace: true });
      await api.booking.pickUps.ensureData({ bookingId: id });
    });
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('inStore').runningLate) }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: OrderLoading,
  component: Late,
});

function Late() {
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (key !== undefined) return <OpenByKey id={id} bookingKey={key} page="/orders/$id/late" />;
  return <LatePage id={id} />;
}
