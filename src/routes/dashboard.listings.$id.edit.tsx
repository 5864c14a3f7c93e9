import { createFileRoute } from '@tanstack/react-router';
import { EditForm } from '#web/features/partner/listing-form/edit-form.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/$id/edit')({
  staticData: { areas: ['listingForm'] },
  loader: (asked) => loadForPartner(asked, (api) => api.search.businessTypes.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabDetails)),
  component: EditRoute,
});

function EditRoute() {
  return <EditForm listingId={Route.useParams().id} />;
}
