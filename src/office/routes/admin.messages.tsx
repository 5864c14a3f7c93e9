import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '#web/features/admin/messages/messages-page.tsx';
import { type Show, shows } from '#web/features/admin/messages/shown.ts';
import { pageHead } from '#web/lib/page-head.ts';

interface MessagesSearch {
  readonly show: Show;
  readonly message?: string;
}

export const Route = createFileRoute('/admin/messages')({
  staticData: { areas: ['adminMessages', 'answers'] },
  validateSearch: (search: Record<string, unknown>): MessagesSearch => ({
    show: shows.find((each) => each === search.show) ?? 'open',
    ...(typeof search.message === 'string' ? { message: search.message } : {}),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminMessages').title)),
  component: Messages,
});

function Messages() {
  const { show, message } = Route.useSearch();
  return <MessagesPage show={show} message={message} />;
}
