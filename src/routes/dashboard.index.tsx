import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#web/features/partner/home/home-page.tsx';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/')({
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([api.partner.listings.ensureData(), api.hosting.loads.ensureData(), api.hosting.today.ensureData()]),
    ),
  component: HomeRoute,
});

function HomeRoute() {
  return <HomePage now={Route.useLoaderData().now} />;
}
