import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '#web/features/orders/messages-page.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const Route = createFileRoute('/orders/$id_/messages')({
  staticData: { areas: ['messages', 'errors'] },
  validateSearch: ({ key }: Record<string, unknown>): { readonly key: string } => ({ key: text(key) }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: ({ context, params, deps }) =>
    orNotFound(context.api.messages.linked.ensureData({ orderId: params.id, key: deps.key })),
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('messages').title) }, { name: 'robots', content: 'noindex' }],
  }),
  component: OrderMessages,
});

function OrderMessages() {
  return <MessagesPage link={{ orderId: Route.useParams().id, key: Route.useSearch().key }} />;
}
