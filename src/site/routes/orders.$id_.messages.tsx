import { createFileRoute } from '@tanstack/react-router';
import { OrderLoading } from '#web/features/orders/order-loading.tsx';
import { loadOfOrder } from '#web/features/orders/load-order.ts';
import { LinkedMessagesPage, MessagesPage } from '#web/features/orders/messages-page.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';

interface MessagesSearch {
  /** Of a mail's link, which opens the messages alone. */
  readonly key?: string | undefined;
}

export const Route = createFileRoute('/orders/$id_/messages')({
  staticData: { areas: ['messages', 'orders', 'inStore', 'door', 'dates', 'listing', 'errors'] },
  validateSearch: ({ key }: Record<string, unknown>): MessagesSearch => ({
    key: typeof key === 'string' || typeof key === 'number' ? String(key) : undefined,
  }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params, location, deps: { key } }) => {
    const { messages } = context.api;
    if (key !== undefined) await orNotFound(messages.linked.ensureData({ orderId: params.id, key }));
    else await loadOfOrder({ context, params, location }, () => messages.ofOrder.ensureData({ bookingId: params.id }));
  },
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('messages').title) }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: OrderLoading,
  component: OrderMessages,
});

function OrderMessages() {
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (key !== undefined) return <LinkedMessagesPage link={{ orderId: id, key }} />;
  return <MessagesPage bookingId={id} />;
}
