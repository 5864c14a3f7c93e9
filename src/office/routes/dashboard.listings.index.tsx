import { createFileRoute } from '@tanstack/react-router';
import { ListingsPage } from '#web/features/partner/listings/listings-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/')({
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([
        api.partner.listings.ensureData(),
        api.hosting.today.ensureData(),
        api.hosting.sharesThisWeek.ensureData(),
      ]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').yourLocations)),
  component: ListingsRoute,
});

function ListingsRoute() {
  return <ListingsPage now={Route.useLoaderData().now} />;
}
