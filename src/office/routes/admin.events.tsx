import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '#web/features/admin/events/events-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

interface EventsSearch {
  readonly event?: string | undefined;
  readonly text?: string | undefined;
  readonly became?: 'failed' | 'seen' | undefined;
  /** How far back; a week where it is absent. */
  readonly days?: number | undefined;
}

export const Route = createFileRoute('/admin/events')({
  staticData: { areas: ['adminEvents', 'adminJobs', 'adminBookings'] },
  /** `event` is the one in the panel. */
  validateSearch: ({ event, text, became, days }: Record<string, unknown>): EventsSearch => ({
    ...(typeof event === 'string' && event !== '' ? { event } : {}),
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
    ...(became === 'failed' || became === 'seen' ? { became } : {}),
    ...(days === 1 || days === 90 ? { days } : {}),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminEvents').title)),
  component: EventsPage,
});
