import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';

export type HostedBooking = Outputs['hosting']['bookings']['bookings'][number];

/** Days and times of a booking as its location's clock shows them. */
export function useBookingWords(zone: string) {
  const locale = useLocale();
  const day = (iso: string) =>
    formatDate(localDateOf(iso, zone), locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const short = (iso: string) => formatDate(localDateOf(iso, zone), locale, { month: 'short', day: 'numeric' });
  const clock = (iso: string) => formatClock(iso, zone, locale);
  return { day, short, clock, moment: (iso: string) => `${day(iso)}, ${clock(iso)}` };
}
