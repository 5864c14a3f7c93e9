import { createFileRoute } from '@tanstack/react-router';
import type { Listing } from '#web/features/admin/listings/listing.ts';
import { ListingPage } from '#web/features/admin/listings/listing-page.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/listings/$id')({
  staticData: {
    areas: [
      'adminListings',
      'adminRequests',
      'adminRates',
      'adminAudit',
      'adminJobs',
      'auditWords',
      'adminBookings',
      'shopKinds',
    ],
  },
  loader: async ({ context: { api }, params: { id } }) => {
    const shown = await orNotFound<Listing>(api.admin.listings.show.ensureData({ listingId: id }), '/admin');
    return { name: shown.name };
  },
  head: ({ matches, match, loaderData }) =>
    pageHead(matches, loaderData?.name ?? String(match.context.texts.of('adminListings').title)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ListingPage key={id} listingId={id} />;
}
