import { createFileRoute } from '@tanstack/react-router';
import { OrderLoading } from '#web/features/orders/order-loading.tsx';
import { ClaimPage } from '#web/features/claims/claim-page.tsx';
import { loadOfOrder } from '#web/features/orders/load-order.ts';
import { OpenByKey } from '#web/features/orders/order-page.tsx';

interface ClaimSearch {
  readonly key?: string | undefined;
}

export const Route = createFileRoute('/orders/$id_/claim')({
  staticData: { areas: ['orders', 'claims', 'custody', 'refunds'] },
  validateSearch: ({ key }: Record<string, unknown>): ClaimSearch => ({
    key: typeof key === 'string' && key !== '' ? key : undefined,
  }),
  loaderDeps: ({ search }) => ({ hasKey: search.key !== undefined }),
  loader: async ({ context, params, location, deps }) => {
    if (deps.hasKey) return;
    await loadOfOrder({ context, params, location }, () =>
      context.api.claims.ofOrder.ensureData({ bookingId: params.id }),
    );
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('claims').title) }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: OrderLoading,
  component: Claim,
});

function Claim() {
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (key !== undefined) return <OpenByKey id={id} bookingKey={key} page="/orders/$id/claim" />;
  return <ClaimPage id={id} />;
}
