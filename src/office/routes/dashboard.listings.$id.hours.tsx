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
  const step = useViewer()?.partnerOnboardingStep ?? 0;
  const back = `/dashboard/listings/${id}`;
  if (step < 2) return <HoursPage listingId={id} doneTo={back} cancelTo={back} />;
  // Who has set them before may leave them as they are.
  const cancelTo = step === 3 ? '/dashboard/payouts' : undefined;
  return <HoursPage listingId={id} doneTo="/dashboard/payouts" cancelTo={cancelTo} applyWords={t('continuePayouts')} />;
}
