import { createFileRoute, Outlet } from '@tanstack/react-router';
import { LocationFrame } from '#web/features/partner/listings/location-frame.tsx';
import { loadForPartner } from '#web/lib/require-partner.ts';
import { orNotFound } from '#web/lib/or-not-found.ts';

export const Route = createFileRoute('/dashboard/listings/$id')({
  loader: (asked) =>
    loadForPartner(asked, (api) => orNotFound(api.partner.listing.ensureData({ listingId: asked.params.id }))),
  component: LocationRoute,
});

function LocationRoute() {
  return (
    <LocationFrame listingId={Route.useParams().id}>
      <Outlet />
    </LocationFrame>
  );
}
