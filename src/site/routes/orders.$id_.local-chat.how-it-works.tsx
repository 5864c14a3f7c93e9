import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '#web/features/orders/guide-page.tsx';
import { loadOrder } from '#web/features/orders/load-order.ts';

export const Route = createFileRoute('/orders/$id_/local-chat/how-it-works')({
  staticData: { areas: ['orders'] },
  loader: loadOrder,
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('orders').guideTitle) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Guide,
});

function Guide() {
  const { id } = Route.useParams();
  return <GuidePage id={id} />;
}
