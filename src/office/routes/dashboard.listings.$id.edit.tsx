import { createFileRoute } from '@tanstack/react-router';
import { EditForm } from '#web/features/partner/listing-form/edit-form.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/$id/edit')({
  staticData: { areas: ['listingForm', 'shopKinds'] },
  loader: (asked) => loadForPartner(asked, (api) => api.search.businessTypes.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabDetails)),
  component: EditRoute,
});

function EditRoute() {
  const { id } = Route.useParams();
  const t = useTexts('listingForm');
  const join = useTexts('join');
  const step = useViewer()?.partnerOnboardingStep ?? 0;
  const onwards =
    step === 3
      ? { to: '/dashboard/payouts', words: join('continuePayouts') }
      : step === 2
        ? { to: `/dashboard/listings/${id}/hours`, words: t('continue') }
        : undefined;
  return <EditForm listingId={id} onwards={onwards} />;
}
