import { createFileRoute } from '@tanstack/react-router';
import { InformationPage } from '#web/features/information/information-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';

export const Route = createFileRoute('/information/$step')({
  staticData: { areas: ['information'] },
  beforeLoad: requireViewer,
  head: ({ matches, match }) =>
    pageHead(
      matches,
      String(match.context.texts.of('information')[match.context.viewer.isPartner ? 'partnerTitle' : 'travellerTitle']),
    ),
  component: InformationStepRoute,
});

function InformationStepRoute() {
  return <InformationPage step={Route.useParams().step} />;
}
