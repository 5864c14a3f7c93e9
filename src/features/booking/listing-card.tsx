import { Card } from '#web/ui/misc/card.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { cx } from '#web/ui/cx.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DayStrips } from '#web/parts/day-strip/day-strip.tsx';
import { FactsLine } from '#web/parts/listing/facts-line.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Perks } from '#web/parts/listing/perks.tsx';
import styles from './listing-card.module.css';
import type { BookedListing, Loaded } from './use-booking.ts';

export type ListingCardProps = {
  readonly listing: Loaded<BookedListing>;
  /** Known before the listing is loaded. */
  readonly name: string | undefined;
};

/** The chosen location, with the day's hours and the stay in them. */
export function ListingCard({ listing: { data, stale, failed }, name }: ListingCardProps) {
  if (!data) return <LoadingCard name={name} isWaiting={!failed} />;
  const { verdict } = data;
  return (
    <Card as="section" aria-labelledby="listing-name" className={styles.card}>
      <div className={styles.head}>
        <ListingThumb listing={data} size={124} className={styles.thumb} />
        <div className={styles.words}>
          <h2 id="listing-name">{data.name}</h2>
          <p className={styles.address}>{data.address}</p>
          <FactsLine {...data} className={styles.facts} />
          <Perks className={styles.perks} />
        </div>
      </div>
      <div className={cx(styles.day, stale && styles.stale)}>
        <DayStrips days={verdict} />
      </div>
    </Card>
  );
}

function LoadingCard({ name, isWaiting }: { readonly name: string | undefined; readonly isWaiting: boolean }) {
  const t = useTexts('booking');
  return (
    <Card as="section" aria-busy={isWaiting} className={styles.card}>
      <span className="sr-only" role="status">
        {isWaiting && t('loading')}
      </span>
      <div className={styles.head}>
        <Skeleton width={124} height={124} radius={10} className={styles.thumb} />
        <div className={styles.words}>
          {name === undefined ? <Skeleton width={190} height={22} /> : <h2>{name}</h2>}
          <Skeleton width={150} height={14} className={styles.line} />
          <Skeleton width={220} height={12} className={styles.line} />
        </div>
      </div>
      <div className={styles.day}>
        <Skeleton width={90} height={14} />
        <Skeleton height={8} className={styles.bar} />
      </div>
    </Card>
  );
}
