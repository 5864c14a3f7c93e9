import { createFileRoute } from '@tanstack/react-router';
import { ClosuresPage } from '#web/features/partner/closures/closures-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/$id/closure')({
  loader: (asked) => loadForPartner(asked, async () => undefined),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabClosures)),
  component: ClosuresPageRoute,
});

function ClosuresPageRoute() {
  const { id } = Route.useParams();
  return <ClosuresPage listingId={id} now={Route.useLoaderData().now} back={`/dashboard/listings/${id}`} />;
}
