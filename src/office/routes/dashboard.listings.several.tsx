import { createFileRoute } from '@tanstack/react-router';
import { SeveralPage } from '#web/features/partner/several/several-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/several')({
  loader: (asked) => loadForPartner(asked, (api) => api.partner.listings.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').several)),
  component: SeveralRoute,
});

function SeveralRoute() {
  return <SeveralPage now={Route.useLoaderData().now} />;
}
