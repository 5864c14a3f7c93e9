import { useNavigate } from '@tanstack/react-router';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { OrderListScreen } from './order-list-screen.tsx';

/** How often tickets whose bags may be handed over are asked for again, in ms. */
const FIRST_AGAIN = 15_000;

export type OrderListPageProps = { readonly path: '/orders' | '/booking'; readonly page: number };

/** The signed-in person's orders. */
export function OrderListPage({ path, page }: OrderListPageProps) {
  const name = useViewer()?.firstName ?? '';
  const navigate = useNavigate();
  const { data: first = [] } = trpc.booking.first.useQuery(undefined, {
    enabled: page === 1,
    refetchInterval: ({ state: { data } }) => (data?.some(({ isSoon }) => isSoon) === true ? FIRST_AGAIN : false),
  });
  const shown = page === 1 ? first : [];
  const [list] = trpc.booking.list.useSuspenseQuery({ page });
  return (
    <OrderListScreen
      name={name}
      first={shown}
      orders={list.items.filter(({ id }) => shown.every((each) => each.id !== id))}
      page={page}
      pageCount={list.pagination.totalPages}
      onPage={(next) => void navigate({ to: path, search: next === 1 ? {} : { page: next } })}
    />
  );
}
