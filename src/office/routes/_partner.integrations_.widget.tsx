import { createFileRoute } from '@tanstack/react-router';
import { WidgetPage } from '#web/features/partner/widget/widget-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/_partner/integrations_/widget')({
  staticData: { areas: ['widgetPage', 'listingForm'] },
  loader: (asked) =>
    loadForPartner(asked, (api) => Promise.all([api.widgets.own.ensureData(), api.partner.listings.ensureData()])),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('widgetPage').title)),
  component: WidgetRoute,
});

function WidgetRoute() {
  const { now } = Route.useLoaderData();
  return <WidgetPage now={now} />;
}
