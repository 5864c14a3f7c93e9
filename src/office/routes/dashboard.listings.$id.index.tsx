import { createFileRoute } from '@tanstack/react-router';
import { LocationPage } from '#web/features/partner/listings/location-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/$id/')({
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([api.hosting.week.ensureData({ listingId: asked.params.id }), api.hosting.today.ensureData()]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').yourLocations)),
  component: LocationDetailRoute,
});

function LocationDetailRoute() {
  return <LocationPage listingId={Route.useParams().id} now={Route.useLoaderData().now} />;
}
