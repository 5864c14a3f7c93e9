import { createFileRoute } from '@tanstack/react-router';
import { HoursPage } from '#web/features/partner/hours/hours-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';

export const Route = createFileRoute('/dashboard/listings/$id/hours')({
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabHours)),
  component: HoursRoute,
});

function HoursRoute() {
  const { id } = Route.useParams();
  const t = useTexts('join');
  const isJoining = useViewer()?.partnerOnboardingStep === 2;
  return (
    <HoursPage
      listingId={id}
      doneTo={isJoining ? '/dashboard/payouts' : `/dashboard/listings/${id}`}
      applyWords={isJoining ? t('continuePayouts') : undefined}
    />
  );
}
