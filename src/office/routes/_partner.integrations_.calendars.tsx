import { createFileRoute } from '@tanstack/react-router';
import { CalendarsPage } from '#web/features/partner/calendars/calendars-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/_partner/integrations_/calendars')({
  staticData: { areas: ['calendars'] },
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([api.calendars.overview.ensureData(), api.partner.listings.ensureData()]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('calendars').title)),
  component: CalendarsRoute,
});

function CalendarsRoute() {
  const { now } = Route.useLoaderData();
  return <CalendarsPage now={now} />;
}
