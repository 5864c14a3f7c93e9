import { createFileRoute, notFound } from '@tanstack/react-router';
import { GuidePage } from '#web/features/orders/guide-page.tsx';
import { LoginFirst } from '#web/features/orders/login-first.tsx';
import { statusOf } from '#web/lib/status-of.ts';

export const Route = createFileRoute('/orders/$id_/local-chat/how-it-works')({
  staticData: { areas: ['orders'] },
  loader: async ({ context, params }) => {
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
    meta: [{ title: String(match.context.texts.of('orders').guideTitle) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Guide,
});

function Guide() {
  const { id } = Route.useParams();
  const { isOpen } = Route.useLoaderData();
  return isOpen ? <GuidePage id={id} /> : <LoginFirst from={`/orders/${id}/local-chat/how-it-works`} />;
}
