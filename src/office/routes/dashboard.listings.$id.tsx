import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { LocationFrame } from '#web/features/partner/listings/location-frame.tsx';
import { onboardingStepAt } from '#web/features/partner/onboarding/onboarding-step-at.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { orNotFound } from '#web/lib/or-not-found.ts';

export const Route = createFileRoute('/dashboard/listings/$id')({
  loader: (asked) =>
    loadForPartner(asked, (api) => orNotFound(api.partner.listing.ensureData({ listingId: asked.params.id }))),
  component: LocationRoute,
});

function LocationRoute() {
  const viewer = useViewer();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isJoining = viewer !== null && onboardingStepAt(viewer, pathname) !== null;
  return (
    <LocationFrame listingId={Route.useParams().id} isJoining={isJoining}>
      <Outlet />
    </LocationFrame>
  );
}
