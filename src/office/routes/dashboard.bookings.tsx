import { createFileRoute } from '@tanstack/react-router';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import { BookingsPage } from '#web/features/partner/bookings/bookings-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/bookings')({
  staticData: { areas: ['partnerBookings', 'messages'] },
  validateSearch: ({ booking }): { booking?: string } => {
    const code = typeof booking === 'string' ? parseBookingCode(booking) : null;
    return code === null ? {} : { booking: code };
  },
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([
        api.partner.listings.ensureData(),
        api.hosting.upcoming.ensureData(),
        api.hosting.today.ensureData(),
      ]),
    ),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partnerBookings').title)),
  component: BookingsRoute,
});

function BookingsRoute() {
  return <BookingsPage />;
}
