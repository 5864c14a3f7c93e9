import { createFileRoute } from '@tanstack/react-router';
import { loadOfOrder } from '#web/features/orders/load-order.ts';
import { OpenByKey } from '#web/features/orders/order-page.tsx';
import { ReviewPage } from '#web/features/reviews/review-page.tsx';

interface ReviewSearch {
  readonly key?: string | undefined;
}

export const Route = createFileRoute('/orders/$id_/review')({
  staticData: { areas: ['orders', 'reviews', 'refunds', 'listing'] },
  validateSearch: ({ key }: Record<string, unknown>): ReviewSearch => ({
    key: typeof key === 'string' && key !== '' ? key : undefined,
  }),
  loaderDeps: ({ search }) => ({ hasKey: search.key !== undefined }),
  loader: async ({ context, params, location, deps }) => {
    if (deps.hasKey) return;
    await loadOfOrder({ context, params, location }, () =>
      context.api.reviews.ofOrder.ensureData({ bookingId: params.id }),
    );
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('reviews').yourReview) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Review,
});

function Review() {
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (key !== undefined) return <OpenByKey id={id} bookingKey={key} page="/orders/$id/review" />;
  return <ReviewPage id={id} />;
}
