import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import type { HostedBooking } from './use-booking-words.ts';

/** The booking that the page's address names, so that the way back closes it and the address opens it again. */
export function useOpenedBooking() {
  const navigate = useNavigate();
  const { booking: code } = useSearch({ from: '/dashboard/bookings' });
  const [pressed, setPressed] = useState<HostedBooking | null>(null);
  const isKnown = pressed?.code === code;
  const { data } = trpc.hosting.bookings.useQuery(
    { search: code ?? '', when: 'all', sort: 'dropOffAsc' },
    { enabled: code !== undefined && !isKnown },
  );
  const found = data?.bookings.find((each) => each.code === code) ?? null;
  return {
    opened: code === undefined ? null : isKnown ? pressed : found,
    open: (booking: HostedBooking) => {
      setPressed(booking);
      void navigate({ to: '/dashboard/bookings', search: { booking: booking.code }, resetScroll: false });
    },
    close: () => void navigate({ to: '/dashboard/bookings', search: {}, resetScroll: false }),
  };
}
