import { createFileRoute, notFound } from '@tanstack/react-router';
import { LoginFirst } from '#web/features/orders/login-first.tsx';
import { OrderLoading } from '#web/features/orders/order-loading.tsx';
import { OpenByKey, OrderPage } from '#web/features/orders/order-page.tsx';
import { statusOf } from '#web/lib/status-of.ts';

interface OrderSearch {
  readonly key?: string;
  readonly intent?: string;
  readonly change?: boolean;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/orders/$id')({
  staticData: { areas: ['orders', 'booking', 'listing', 'dates'] },
  validateSearch: (search: Record<string, unknown>): OrderSearch => {
    const key = text(search.key);
    const intent = text(search.intent);
    return {
      ...(key !== undefined && { key }),
      ...(intent !== undefined && { intent }),
      ...(search.change === true && { change: true }),
    };
  },
  loaderDeps: ({ search }) => ({ hasKey: search.key !== undefined }),
  loader: async ({ context, params, deps }) => {
    if (deps.hasKey) return { isOpen: false };
    const viewer = await context.api.accounts.viewer.ensureData();
    try {
      await context.api.booking.get.ensureData({ bookingId: params.id });
      return { isOpen: true };
    } catch (error) {
      const status = statusOf(error);
      if (status !== 404 && status !== 401) throw error;
      if (viewer !== null) throw notFound();
      return { isOpen: false };
    }
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('orders').ticket) }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: OrderLoading,
  component: OrderRoute,
});

function OrderRoute() {
  const { id } = Route.useParams();
  const { key, intent, change = false } = Route.useSearch();
  const { isOpen } = Route.useLoaderData();
  if (key !== undefined) return <OpenByKey id={id} bookingKey={key} />;
  return isOpen ? <OrderPage id={id} intent={intent} change={change} /> : <LoginFirst from={`/orders/${id}`} />;
}
