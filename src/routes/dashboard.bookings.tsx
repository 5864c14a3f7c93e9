import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '#web/features/partner/bookings/bookings-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/bookings')({
  staticData: { areas: ['partnerBookings'] },
  loader: (asked) => loadForPartner(asked, (api) => api.partner.listings.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partnerBookings').title)),
  component: BookingsPage,
});
