import { useNavigate } from '@tanstack/react-router';
import { trpc } from '#web/lib/trpc.ts';
import { LoginFirst } from './login-first.tsx';
import { OrderListScreen } from './order-list-screen.tsx';

export type OrderListPageProps = { readonly path: '/orders' | '/booking'; readonly page: number };

/** The signed-in person's orders; a visitor logs in first. */
export function OrderListPage({ path, page }: OrderListPageProps) {
  const [viewer] = trpc.accounts.viewer.useSuspenseQuery();
  return viewer === null ? <LoginFirst from={path} /> : <Orders path={path} page={page} name={viewer.firstName} />;
}

function Orders({ path, page, name }: OrderListPageProps & { readonly name: string }) {
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
