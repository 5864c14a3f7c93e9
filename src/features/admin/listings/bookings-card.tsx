import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { StateChip } from '#web/ui/chip/state-chip.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { stateWords } from '../bookings/state-words.ts';
import { useMoments } from '../kit/use-moments.ts';
import styles from './bookings-card.module.css';
import { Card } from './card.tsx';
import type { ListingNow } from './listing.ts';

type Booking = Outputs['admin']['listings']['bookings']['bookings'][number];

/** What is on now at the location and what comes next, with how many there are and the way to all. */
export function BookingsCard({ listing: { id: listingId, zone }, now }: ListingNow) {
  const t = useTexts('adminListings');
  const { data, error } = trpc.admin.listings.bookings.useQuery({ listingId });
  return (
    <Card
      title={t('bookings')}
      isWide
      aside={
        <>
          {data !== undefined && (
            <span>
              {[
                t('inAll', { count: data.allCount }),
                t('ahead', { count: data.aheadCount }),
                t('bagsInside', { count: data.bagsInside }),
              ].join(', ')}
            </span>
          )}
          <AppLink to={`/admin/bookings?listing=${listingId}`}>{t('allBookings')}</AppLink>
        </>
      }
    >
      {error !== null && <ErrorBox errors={error.message} fallback={t('failed')} />}
      {data === undefined && error === null && <Skeleton height={228} />}
      {data?.bookings.length === 0 && <p className={styles.none}>{t('noBookings')}</p>}
      {data !== undefined && data.bookings.length > 0 && (
        <ul className={styles.list}>
          {data.bookings.map((booking) => (
            <BookingRow key={booking.code} booking={booking} zone={zone} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface BookingRowProps {
  readonly booking: Booking;
  readonly zone: string;
  readonly now: string;
}

function BookingRow({ booking, zone, now }: BookingRowProps) {
  const t = useTexts('adminListings');
  const states = useTexts('adminBookings');
  const locale = useLocale();
  const { listed, weekdayMoment, stayEnd } = useMoments();
  const { code, state, traveller, dropOffAt, pickUpAt, bagsCount, paid } = booking;
  const isToday = localDateOf(dropOffAt, zone) === localDateOf(now, zone);
  return (
    <li className={styles.row}>
      <AppLink to={`/admin/bookings?booking=${code}`} className={styles.code}>
        {code.slice(4)}
      </AppLink>
      <span className={styles.who}>{traveller}</span>
      <span className={styles.when}>
        {isToday ? listed(dropOffAt, zone) : weekdayMoment(dropOffAt, zone)}
        {' – '}
        {stayEnd(dropOffAt, pickUpAt, zone)}
      </span>
      <span className={styles.bags}>
        <span aria-hidden>{bagsCount}</span>
        <span className="sr-only">{t('bagsRead', { count: bagsCount })}</span>
      </span>
      <span className={styles.state}>
        <StateChip state={state} label={states(stateWords[state])} />
      </span>
      <span className={styles.paid}>{formatMoney(paid, locale)}</span>
    </li>
  );
}
