import { createFileRoute } from '@tanstack/react-router';
import { ListingForm } from '#web/features/partner/listing-form/listing-form.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';
import { useViewer } from '#web/lib/viewer.ts';

export const Route = createFileRoute('/dashboard/listings/new')({
  staticData: { areas: ['listingForm', 'shopKinds', 'join', 'errors'] },
  loader: (asked) => loadForPartner(asked, (api) => api.search.businessTypes.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('listingForm').title)),
  component: NewListing,
});

function NewListing() {
  const viewer = useViewer();
  return viewer === null ? null : <ListingForm viewer={viewer} />;
}
