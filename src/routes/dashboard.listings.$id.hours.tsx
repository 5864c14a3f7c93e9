import { createFileRoute } from '@tanstack/react-router';
import { HoursPage } from '#web/features/partner/hours/hours-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/dashboard/listings/$id/hours')({
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabHours)),
  component: HoursRoute,
});

function HoursRoute() {
  const { id } = Route.useParams();
  return <HoursPage listingId={id} doneTo={`/dashboard/listings/${id}`} />;
}
