import { useNavigate } from '@tanstack/react-router';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { OrderListScreen } from './order-list-screen.tsx';

export type OrderListPageProps = { readonly path: '/orders' | '/booking'; readonly page: number };

/** The signed-in person's orders. */
export function OrderListPage({ path, page }: OrderListPageProps) {
  const name = useViewer()?.firstName ?? '';
  const navigate = useNavigate();
  const [list] = trpc.booking.list.useSuspenseQuery({ page });
  return (
    <OrderListScreen
      name={name}
      orders={list.items}
      page={page}
      pageCount={list.pagination.totalPages}
      onPage={(next) => void navigate({ to: path, search: next === 1 ? {} : { page: next } })}
    />
  );
}
