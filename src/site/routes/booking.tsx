import { createFileRoute } from '@tanstack/react-router';
import { OrderListPage } from '#web/features/orders/order-list-page.tsx';
import { loadOrderList, orderListDeps, orderListHead, orderListSearch } from '#web/features/orders/order-list-route.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';

export const Route = createFileRoute('/booking')({
  staticData: { areas: ['orders', 'inStore', 'listing', 'dates'] },
  validateSearch: orderListSearch,
  beforeLoad: requireViewer,
  loaderDeps: orderListDeps,
  loader: loadOrderList,
  head: orderListHead,
  component: Orders,
});

function Orders() {
  const { past } = Route.useLoaderDeps();
  return <OrderListPage path="/booking" past={past} />;
}
