import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '#web/features/admin/events/events-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

interface EventsSearch {
  readonly event?: string | undefined;
  readonly text?: string | undefined;
}

export const Route = createFileRoute('/admin/events')({
  staticData: { areas: ['adminEvents', 'adminJobs'] },
  /** `event` is the one in the panel. */
  validateSearch: ({ event, text }: Record<string, unknown>): EventsSearch => ({
    ...(typeof event === 'string' && event !== '' ? { event } : {}),
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminEvents').title)),
  component: EventsPage,
});
