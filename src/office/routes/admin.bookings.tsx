import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '#web/features/admin/bookings/bookings-page.tsx';
import { readBookingsSearch } from '#web/features/admin/bookings/bookings-search.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/bookings')({
  staticData: { areas: ['adminBookings', 'door', 'messages', 'adminMoney'] },
  validateSearch: readBookingsSearch,
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminBookings').title)),
  component: BookingsPage,
});
