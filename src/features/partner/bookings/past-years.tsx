import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { type AskedBookings, BookingList, Failed } from './booking-list.tsx';
import styles from './bookings.module.css';
import type { HostedBooking } from './use-booking-words.ts';

type PastYearsProps = {
  readonly listing: OwnListing;
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

/** What stands in the columns of the rows below, where there is room for them. */
export function Columns() {
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

/** The past bookings of one location, by year with its sums. */
export function PastYears({ listing, sort, now, onOpen }: PastYearsProps) {
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
          bags: 'notInside',
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
