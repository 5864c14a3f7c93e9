import { createFileRoute } from '@tanstack/react-router';
import { KitPage } from '#web/features/partner/kit/kit-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/dashboard/listings/$id/kit')({
  staticData: { areas: ['counterKit'] },
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabKit)),
  component: KitPageRoute,
});

function KitPageRoute() {
  return <KitPage listingId={Route.useParams().id} />;
}
