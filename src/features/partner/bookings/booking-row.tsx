import { Luggage } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './booking-row.module.css';
import { OutcomeChip } from './outcome-chip.tsx';
import { ShownStateChip } from './shown-state-chip.tsx';
import { type HostedBooking, useBookingWords } from './use-booking-words.ts';

/** From how many minutes before its drop-off a booking is the next one. */
const SOON = 60;

type BookingRowProps = {
  readonly booking: HostedBooking;
  readonly now: string;
  readonly onOpen: (booking: HostedBooking) => void;
  /** Names the location: the list is of several. */
  readonly namesPlace?: boolean | undefined;
};

/** Who, when, how many bags, and what it brings; a canceled one is red and says what was paid back, or is to be. Times are the location's. */
export function BookingRow({ booking, now, onOpen, namesPlace = false }: BookingRowProps) {
  const t = useTexts('partnerBookings');
  const words = useBookingWords(booking.zone);
  const { status, dropOffAt, pickUpAt } = booking;
  const isCanceled = status === 'canceled';
  const minutes = Math.round((Date.parse(dropOffAt) - Date.parse(now)) / 60_000);
  const isNext = status === 'confirmed' && booking.inAt === null && minutes >= 0 && minutes <= SOON;
  return (
    <li className={cx(styles.row, isCanceled && styles.canceled, isNext && styles.next)}>
      <span className={styles.who}>
        <span className={styles.traveller}>
          <button type="button" className={styles.open} onClick={() => onOpen(booking)}>
            {booking.travellerName}
          </button>
          <OutcomeChip booking={booking} />
          {isNext && <Chip tone="ticket">{t('inMinutes', { count: minutes })}</Chip>}
        </span>
        <span className={styles.soft}>
          {booking.code}
          {namesPlace && `, ${booking.listingName}`}
          <span className={styles.bookedInline}>, {t('bookedOn', { date: words.short(booking.createdAt) })}</span>
        </span>
      </span>
      <span className={styles.end}>
        {words.day(dropOffAt)} <span className={styles.clock}>{words.clock(dropOffAt)}</span>
      </span>
      <span className={styles.end}>
        {words.day(pickUpAt)} <span className={styles.clock}>{words.clock(pickUpAt)}</span>
      </span>
      <span className={styles.bags}>
        <Icon of={Luggage} size={16} />
        {booking.bagsCount}
        <span className="sr-only">{t('bags', { count: booking.bagsCount })}</span>
      </span>
      <Price booking={booking} />
      <span className={styles.booked}>{words.short(booking.createdAt)}</span>
      <span className={styles.state}>
        <ShownStateChip booking={booking} />
      </span>
    </li>
  );
}

function Price({ booking: { status, total, share, paidBack, toPayBack } }: Pick<BookingRowProps, 'booking'>) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const amount = formatMoney(total, locale);
  const partOf = (part: typeof total, words: { all: string; part: (sum: string) => string }): string[] => {
    if (part.minor === 0) return [];
    return [part.minor >= total.minor ? words.all : words.part(formatMoney(part, locale))];
  };
  if (status !== 'canceled') {
    return (
      <span className={styles.price}>
        {amount}
        {share !== null && <span className={styles.soft}>{t('you', { amount: formatMoney(share, locale) })}</span>}
      </span>
    );
  }
  const back = [
    ...partOf(paidBack, { all: t('allPaidBack'), part: (sum) => t('paidBack', { amount: sum }) }),
    ...partOf(toPayBack, { all: t('allToPayBack'), part: (sum) => t('toPayBack', { amount: sum }) }),
  ];
  return (
    <span className={styles.price}>
      <s>{amount}</s>
      {(back.length === 0 ? [t('nothingPaidBack')] : back).map((words) => (
        <span key={words} className={styles.soft}>
          {words}
        </span>
      ))}
    </span>
  );
}
