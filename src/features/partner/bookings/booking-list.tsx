import { localDateOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { BookingRow } from './booking-row.tsx';
import styles from './bookings.module.css';
import type { HostedBooking } from './use-booking-words.ts';

export type AskedBookings = Omit<Inputs['hosting']['bookings'], 'cursor'>;

type BookingListProps = {
  readonly asked: AskedBookings;
  readonly now: string;
  readonly onOpen: (booking: HostedBooking) => void;
  /** Said where there are none; without it nothing is. */
  readonly none?: string | undefined;
  /** Names the location of each: they are of several. */
  readonly isMixed?: boolean | undefined;
  /** Stands the year of the drop-off above its bookings. */
  readonly byYear?: boolean | undefined;
};

const yearOf = ({ dropOffAt, zone }: HostedBooking): string => localDateOf(dropOffAt, zone).slice(0, 4);

/** Bookings ten at a time, appended; what was shown stays while other ones are asked for. */
export function BookingList({ asked, now, onOpen, none, isMixed, byYear = false }: BookingListProps) {
  const t = useTexts('partnerBookings');
  const common = useTexts('common');
  const query = trpc.hosting.bookings.useInfiniteQuery(asked, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <RowSkeletons />;
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  if (bookings.length === 0) return none === undefined ? null : <p className={styles.none}>{none}</p>;
  return (
    <>
      <ul aria-busy={query.isPlaceholderData}>
        {bookings.flatMap((booking, index) => {
          const row = <BookingRow key={booking.id} booking={booking} now={now} onOpen={onOpen} namesPlace={isMixed} />;
          const before = bookings[index - 1];
          const year = yearOf(booking);
          if (!byYear || (before !== undefined && yearOf(before) === year)) return [row];
          return [
            <li key={`in-${year}-${booking.id}`} className={styles.yearHead}>
              {year}
            </li>,
            row,
          ];
        })}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            busy={query.isFetchingNextPage}
            busyLabel={common('pleaseWait')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** That something could not be loaded, and the way to try again. */
export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('partnerBookings');
  return (
    <div className={styles.failed} role="alert">
      <p>{t('failed')}</p>
      <Button variant="secondary" size={40} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function RowSkeletons() {
  const t = useTexts('partnerBookings');
  return (
    <div className={styles.skeletons} role="status">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
