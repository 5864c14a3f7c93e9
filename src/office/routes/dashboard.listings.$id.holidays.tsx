import { createFileRoute } from '@tanstack/react-router';
import { HolidaysPage } from '#web/features/partner/holidays/holidays-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/listings/$id/holidays')({
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      api.partner.publicHolidays.ensureData({ listingId: asked.params.id, locale: asked.context.texts.locale }),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').tabHolidays)),
  component: HolidaysRoute,
});

function HolidaysRoute() {
  const { id } = Route.useParams();
  return <HolidaysPage listingId={id} now={Route.useLoaderData().now} back={`/dashboard/listings/${id}`} />;
}
