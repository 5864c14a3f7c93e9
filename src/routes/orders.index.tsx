import { createFileRoute } from '@tanstack/react-router';
import { OrderListPage } from '#web/features/orders/order-list-page.tsx';

interface ListSearch {
  readonly page?: number;
}

export const Route = createFileRoute('/orders/')({
  staticData: { areas: ['orders', 'listing'] },
  validateSearch: ({ page }: Record<string, unknown>): ListSearch => {
    const number = Number(page);
    return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
  },
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps }) => {
    const viewer = await context.api.accounts.viewer.ensureData();
    if (viewer !== null) await context.api.booking.list.ensureData({ page: deps.page });
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('orders').yourBookings) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Orders,
});

function Orders() {
  const { page = 1 } = Route.useSearch();
  return <OrderListPage path="/orders" page={page} />;
}
