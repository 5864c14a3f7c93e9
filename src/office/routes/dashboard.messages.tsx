import { createFileRoute } from '@tanstack/react-router';
import { InboxPage, type InboxSearch } from '#web/features/partner/messages/inbox-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = (value: unknown): string | undefined => (typeof value === 'string' && ID.test(value) ? value : undefined);

export const Route = createFileRoute('/dashboard/messages')({
  staticData: { areas: ['inbox', 'messages', 'question', 'partnerBookings'] },
  validateSearch: ({ talk, at }: Record<string, unknown>): InboxSearch => ({ talk: idOf(talk), at: idOf(at) }),
  loader: async ({ context }) => {
    // What was asked before a booking stands above: it must not come later than the list.
    const questions = context.api.questions.hosted.ensureData().catch(() => undefined);
    await Promise.all([questions, context.isPartner && context.api.partner.listings.ensureData()]);
  },
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('inbox').title)),
  component: InboxRoute,
});

function InboxRoute() {
  const search = Route.useSearch();
  const viewer = useViewer();
  const { data: locations = [] } = trpc.partner.listings.useQuery(undefined, { enabled: viewer?.isPartner === true });
  return <InboxPage {...search} locations={locations} />;
}
