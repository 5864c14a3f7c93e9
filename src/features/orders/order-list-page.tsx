import { useNavigate, useRouterState } from '@tanstack/react-router';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { pastStep } from './order-list-route.ts';
import { OrderListScreen } from './order-list-screen.tsx';

/** How often tickets whose bags may be handed over are asked for again, in ms. */
const FIRST_AGAIN = 15_000;

export type OrderListPageProps = {
  readonly path: '/orders' | '/booking';
  /** How many orders that are over are shown. */
  readonly past: number;
};

/** The signed-in person's orders. */
export function OrderListPage({ path, past: most }: OrderListPageProps) {
  const name = useViewer()?.firstName ?? '';
  const navigate = useNavigate();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const { data: first = [] } = trpc.booking.first.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => (data?.some(({ isSoon }) => isSoon) === true ? FIRST_AGAIN : false),
  });
  const [upcoming] = trpc.booking.upcoming.useSuspenseQuery();
  const [past] = trpc.booking.past.useSuspenseQuery({ most });
  const isShown = ({ id }: { readonly id: string }) => first.some((each) => each.id === id);
  return (
    <OrderListScreen
      name={name}
      first={first}
      upcoming={upcoming.filter((order) => !isShown(order))}
      past={past.items.filter((order) => !isShown(order))}
      pastLeft={past.total - past.items.length}
      isLoading={isLoading}
      onMore={() => void navigate({ to: path, search: { past: most + pastStep }, replace: true, resetScroll: false })}
    />
  );
}
