import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '#web/features/partner/promotions/promotions-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/dashboard/listings/$id/promotions')({
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabPromotions)),
  component: PromotionsPageRoute,
});

function PromotionsPageRoute() {
  return <PromotionsPage listingId={Route.useParams().id} />;
}
