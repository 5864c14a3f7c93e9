import { ChevronDown, Luggage } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cityIn } from '#shared/search/city-names.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { type AskedBookings, BookingList, Failed } from './booking-list.tsx';
import styles from './bookings.module.css';
import { type HostedBooking, useBookingWords } from './use-booking-words.ts';

type GroupProps = {
  readonly listing: OwnListing;
  readonly startsOpen: boolean;
  readonly sort: AskedBookings['sort'];
  readonly now: string;
  readonly onOpen: (booking: HostedBooking) => void;
};

type FoldProps = {
  readonly head: ReactNode;
  readonly startsOpen: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What is asked for once it is unfolded. */
function Fold({ head, startsOpen, className, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details className={className} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {head}
        <Icon of={ChevronDown} size={20} className={styles.chevron} />
      </summary>
      {isOpen && children}
    </details>
  );
}

function Names({ listing, children }: { readonly listing: OwnListing; readonly children?: ReactNode }) {
  return (
    <>
      <ListingThumb listing={listing} size={48} />
      <span className={styles.names}>
        <span className={styles.name}>{listing.name}</span>
        <span className={styles.soft}>{children}</span>
      </span>
    </>
  );
}

function Columns() {
  const t = useTexts('partnerBookings');
  return (
    <div className={styles.columns} aria-hidden>
      <span>{t('traveller')}</span>
      <span>{t('checkIn')}</span>
      <span>{t('checkOut')}</span>
      <span>{t('bagsColumn')}</span>
      <span className={styles.right}>{t('price')}</span>
      <span>{t('booked')}</span>
      <span />
    </div>
  );
}

/** The bookings of one location that are still to come; folded it names the next one. */
export function UpcomingGroup({ listing, startsOpen, sort, now, onOpen }: GroupProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const [counts] = trpc.hosting.upcoming.useSuspenseQuery();
  const { moment } = useBookingWords(listing.rules.zone);
  const count = counts.find(({ listingId }) => listingId === listing.id);
  return (
    <Fold
      startsOpen={startsOpen}
      className={styles.fold}
      head={
        <>
          <Names listing={listing}>
            {count === undefined
              ? t('nobodyExpected')
              : t('upcomingNext', { count: count.bookings, next: moment(count.nextAt) })}
            {`. ${t('times', { city: cityIn(locale, listing.cityName) })}`}
          </Names>
          <Chip icon={Luggage} className={styles.capacity}>
            {t('bags', { count: listing.maxCapacity })}
          </Chip>
        </>
      }
    >
      <Columns />
      <BookingList
        asked={{ listingId: listing.id, when: 'upcoming', sort, search: '' }}
        now={now}
        onOpen={onOpen}
        none={t('none')}
      />
    </Fold>
  );
}

/** The past bookings of one location, by year. */
export function PastGroup({ listing, startsOpen, ...rest }: GroupProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  return (
    <Fold
      startsOpen={startsOpen}
      className={styles.fold}
      head={<Names listing={listing}>{t('times', { city: cityIn(locale, listing.cityName) })}</Names>}
    >
      <Years listing={listing} {...rest} />
    </Fold>
  );
}

function Years({ listing, sort, now, onOpen }: Omit<GroupProps, 'startsOpen'>) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const query = trpc.hosting.years.useQuery({ listingId: listing.id });
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={52} />;
  if (query.data.length === 0) return <p className={styles.none}>{t('nonePast')}</p>;
  return query.data.map(({ year, bookings, bags, shares }, index) => (
    <Fold
      key={year}
      startsOpen={index === 0}
      className={styles.yearFold}
      head={
        <span className={styles.names}>
          <span className={styles.year}>{year}</span>{' '}
          <span className={styles.soft}>
            {t('yearSums', {
              bookings: t('bookingsCount', { count: bookings }),
              bags: t('bags', { count: bags }),
              share: shares.map((share) => formatMoney(share, locale)).join(', '),
            })}
          </span>
        </span>
      }
    >
      <BookingList
        asked={{
          listingId: listing.id,
          when: 'past',
          year,
          sort: sort === 'dropOffAsc' ? 'dropOffDesc' : sort,
          search: '',
        }}
        now={now}
        onOpen={onOpen}
        none={t('nonePast')}
      />
    </Fold>
  ));
}
