import { createFileRoute } from '@tanstack/react-router';
import { ApiAccessPage } from '#web/features/partner/api-access/api-access-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/_partner/integrations_/api')({
  staticData: { areas: ['apiAccess'] },
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([api.tokens.list.ensureData(), api.webhooks.webhook.ensureData(), api.webhooks.lastDay.ensureData()]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('apiAccess').title)),
  component: ApiAccessRoute,
});

function ApiAccessRoute() {
  const { now } = Route.useLoaderData();
  return <ApiAccessPage now={now} />;
}
