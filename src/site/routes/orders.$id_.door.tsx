import { createFileRoute } from '@tanstack/react-router';
import { OrderLoading } from '#web/features/orders/order-loading.tsx';
import { DoorPage } from '#web/features/door/door-page.tsx';
import { loadOfOrder } from '#web/features/orders/load-order.ts';
import { OpenByKey } from '#web/features/orders/order-page.tsx';

interface DoorSearch {
  readonly key?: string | undefined;
}

export const Route = createFileRoute('/orders/$id_/door')({
  staticData: { areas: ['orders', 'door', 'dates', 'listing', 'messages'] },
  validateSearch: ({ key }: Record<string, unknown>): DoorSearch => ({
    key: typeof key === 'string' && key !== '' ? key : undefined,
  }),
  loaderDeps: ({ search }) => ({ hasKey: search.key !== undefined }),
  loader: async ({ context, params, location, deps }) => {
    if (deps.hasKey) return;
    await loadOfOrder({ context, params, location }, async () => {
      const { currentBookingId } = await context.api.doors.ofOrder.ensureData({ bookingId: params.id });
      await context.api.booking.get.ensureData({ bookingId: currentBookingId });
    });
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('door').button) }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: OrderLoading,
  component: Door,
});

function Door() {
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (key !== undefined) return <OpenByKey id={id} bookingKey={key} page="/orders/$id/door" />;
  return <DoorPage id={id} />;
}
