import { localDateOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import styles from './deliveries.module.css';
import { useMoments } from './use-moments.ts';

/** How often a page that a person looks at asks anew while something waits, in milliseconds. */
const LOOK_EVERY_MS = 15_000;

type DeliveryListProps = { readonly isFailed: boolean; readonly now: string };

/** Deliveries ten at a time, the newest first. */
export function DeliveryList({ isFailed, now }: DeliveryListProps) {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const query = trpc.webhooks.deliveries.useInfiniteQuery(
    { isFailed },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: (before) => before,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ deliveries }) => deliveries.some(({ state }) => state === 'waiting')) === true
          ? LOOK_EVERY_MS
          : false,
    },
  );
  const [first] = query.data?.pages ?? [];
  const moments = useMoments(first?.zone ?? 'UTC', now);
  if (query.isError && first === undefined) {
    return (
      <div className={styles.none} role="alert">
        <p>{t('loadFailed')}</p>
        <Button variant="secondary" size={40} onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (first === undefined) return <RowSkeletons />;
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const [newest] = deliveries;
  if (newest === undefined) return <p className={styles.none}>{t(isFailed ? 'noneFailed' : 'noDeliveries')}</p>;
  const day = localDateOf(newest.at, first.zone);
  return (
    <>
      <div className={styles.columnHeads} aria-hidden>
        <span>{moments.day(newest.at)}</span>
        <span>{t('event')}</span>
        <span>{t('about')}</span>
        <span>{t('answer')}</span>
      </div>
      <ul aria-busy={query.isPlaceholderData}>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            time={
              localDateOf(delivery.at, first.zone) === day ? moments.seconds(delivery.at) : moments.day(delivery.at)
            }
            moments={moments}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            busy={query.isFetchingNextPage}
            busyLabel={common('pleaseWait')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}

function RowSkeletons() {
  const t = useTexts('apiAccess');
  return (
    <div className={styles.skeletons} role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton width={80} />
          <Skeleton width={150} />
          <Skeleton width={90} />
          <Skeleton width={100} />
        </div>
      ))}
    </div>
  );
}
