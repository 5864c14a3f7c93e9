import { useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { BookingRow, type HostedBooking } from './booking-row.tsx';
import styles from './bookings.module.css';

type BookingsFoldProps = {
  readonly name: string;
  readonly zone: string;
  readonly startsOpen: boolean;
  readonly asked: Omit<Inputs['hosting']['bookings'], 'cursor'>;
};

/** The bookings of one location, asked for once it is unfolded. */
export function BookingsFold({ name, zone, startsOpen, asked }: BookingsFoldProps) {
  const t = useTexts('partnerBookings');
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>{t('times', { zone: zone.replaceAll('_', ' ') })}</span>
      </summary>
      {isOpen && <Bookings zone={zone} asked={asked} />}
    </details>
  );
}

type BookingsProps = Pick<BookingsFoldProps, 'zone' | 'asked'>;

function Bookings({ zone, asked }: BookingsProps) {
  const t = useTexts('partnerBookings');
  const query = trpc.hosting.bookings.useInfiniteQuery(asked, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  if (query.isError) return <p className={styles.none}>{t('failed')}</p>;
  if (query.data === undefined) return <p className={styles.none}>{t('loading')}</p>;
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  if (bookings.length === 0) return <p className={styles.none}>{t(asked.when === 'past' ? 'nonePast' : 'none')}</p>;
  const groups = asked.when === 'past' ? byYear(bookings, zone) : [{ year: null, of: bookings }];
  return (
    <>
      {groups.map(({ year, of }) => (
        <section key={year ?? 'upcoming'}>
          {year !== null && <h3 className={styles.year}>{year}</h3>}
          <ul>
            {of.map((booking) => (
              <BookingRow key={booking.id} booking={booking} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** By year of check-in where the location is, in the order the years first appear. */
function byYear(bookings: readonly HostedBooking[], zone: string) {
  const years = new Map<string, HostedBooking[]>();
  for (const booking of bookings) {
    const year = localDateOf(booking.dropOffAt, zone).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), booking]);
  }
  return [...years].map(([year, of]) => ({ year, of }));
}
