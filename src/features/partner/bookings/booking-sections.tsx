import type { ReactNode } from 'react';
import { cityIn } from '#shared/search/city-names.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { type AskedBookings, BookingList } from './booking-list.tsx';
import styles from './bookings.module.css';
import { Columns, PastYears } from './past-years.tsx';
import type { HostedBooking } from './use-booking-words.ts';

type BookingSectionsProps = {
  /** Those whose bookings are shown. */
  readonly listings: readonly OwnListing[];
  readonly sort: AskedBookings['sort'];
  readonly now: string;
  readonly onOpen: (booking: HostedBooking) => void;
  /** Stands above the first heading. */
  readonly tools: ReactNode;
};

/** The bookings of one location or of all by time: what is in store, who is to come, and what is past. */
export function BookingSections({ listings, sort, now, onOpen, tools }: BookingSectionsProps) {
  const t = useTexts('partnerBookings');
  const [only] = listings;
  const isOne = listings.length === 1 && only !== undefined;
  const place = isOne ? { listingId: only.id } : {};
  const inside = { ...place, when: 'all', sort: 'pickUpAsc', bags: 'inside', search: '' } as const;
  const { data } = trpc.hosting.bookings.useQuery(inside);
  const hasInside = data !== undefined && data.bookings.length > 0;
  const list = { now, onOpen, isMixed: !isOne };
  return (
    <>
      <div className={styles.listHead}>
        <p className={styles.times}>
          <Times listings={listings} />
        </p>
        {tools}
      </div>
      {hasInside && (
        <>
          <h2 className={styles.past}>{t('inStore')}</h2>
          <Card as="section" pad={0}>
            <Columns />
            <BookingList asked={inside} {...list} />
          </Card>
        </>
      )}
      <h2 className={styles.past}>{t('upcoming')}</h2>
      <Card as="section" pad={0}>
        <Columns />
        <BookingList
          asked={{ ...place, when: 'upcoming', bags: 'notInside', sort, search: '' }}
          {...list}
          none={t('none')}
        />
      </Card>
      <h2 className={styles.past}>{t('past')}</h2>
      <Card as="section" pad={0}>
        {isOne ? (
          <PastYears listing={only} sort={sort} now={now} onOpen={onOpen} />
        ) : (
          <BookingList
            asked={{ when: 'past', bags: 'notInside', sort: sort === 'dropOffAsc' ? 'dropOffDesc' : sort, search: '' }}
            {...list}
            byYear
            none={t('nonePast')}
          />
        )}
      </Card>
    </>
  );
}

/** Whose clock the times are by, said once. */
function Times({ listings }: Pick<BookingSectionsProps, 'listings'>) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const [first] = listings;
  const isOneZone = new Set(listings.map(({ rules }) => rules.zone)).size === 1;
  return isOneZone && first !== undefined ? t('times', { city: cityIn(locale, first.cityName) }) : t('timesEach');
}
