import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsPage } from '#web/features/partner/integrations/integrations-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/_partner/integrations')({
  staticData: { areas: ['calendars', 'widgetPage'] },
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([
        api.integrations.list.ensureData(),
        api.integrations.lately.ensureData(),
        api.integrations.month.ensureData(),
        api.tokens.list.ensureData(),
        api.webhooks.webhook.ensureData(),
        api.webhooks.deliveries.ensureData({ isFailed: false }),
        api.calendars.overview.ensureData(),
        api.widgets.own.ensureData(),
      ]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('integrations').title)),
  component: IntegrationsRoute,
});

function IntegrationsRoute() {
  const { now } = Route.useLoaderData();
  return <IntegrationsPage now={now} />;
}
