import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './bookings.module.css';

export type HostedBooking = Outputs['hosting']['bookings']['bookings'][number];

type BookingRowProps = { readonly booking: HostedBooking; readonly zone: string };

/** Who, when, how many bags, and what it brings; a canceled one is red. Times are the location's. */
export function BookingRow({ booking, zone }: BookingRowProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const isCanceled = booking.status === 'canceled';
  const day = (iso: string) =>
    formatDate(localDateOf(iso, zone), locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const moment = (iso: string) => `${day(iso)}, ${formatClock(iso, zone, locale)}`;
  return (
    <li className={cx(styles.row, isCanceled && styles.canceled)}>
      <span className={styles.who}>
        <span className={styles.traveller}>
          {booking.travellerName} {isCanceled && <Chip tone="danger">{t('canceled')}</Chip>}
        </span>
        <span className={styles.soft}>{booking.code}</span>
      </span>
      <span>
        {t('range', { from: moment(booking.dropOffAt), to: moment(booking.pickUpAt) })}
        <span className={styles.soft}>{t('bookedOn', { date: day(booking.createdAt) })}</span>
      </span>
      <span>{t('bags', { count: booking.bagsCount })}</span>
      <span className={styles.price}>
        <span className={cx(isCanceled && styles.struck)}>{formatMoney(booking.total, locale)}</span>
        {booking.share !== null && !isCanceled && (
          <span className={styles.soft}>{t('you', { amount: formatMoney(booking.share, locale) })}</span>
        )}
      </span>
    </li>
  );
}
