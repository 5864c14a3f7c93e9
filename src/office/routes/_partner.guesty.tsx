import { createFileRoute } from '@tanstack/react-router';
import { GuestyPage } from '#web/features/partner/integrations/guesty-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/_partner/guesty')({
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([
        api.integrations.list.ensureData(),
        api.integrations.month.ensureData(),
        api.partner.listings.ensureData(),
      ]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('integrations').guestyTitle)),
  component: GuestyRoute,
});

function GuestyRoute() {
  const { now } = Route.useLoaderData();
  return <GuestyPage now={now} />;
}
