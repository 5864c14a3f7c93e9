import { formatDistance } from '#shared/search/format-distance.ts';
import { compassTo } from '#shared/search/way-there.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type SearchedPlace, useWayStart } from './use-way-start.ts';
import styles from './way-steps.module.css';

interface WayStepsProps {
  readonly listing: {
    readonly name: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** The place that was searched; null for none. */
  readonly searched: SearchedPlace | null;
}

/** The way to a location in words. Needs the area `place`. */
export function WaySteps({ listing, searched }: WayStepsProps) {
  const t = useTexts('place');
  const locale = useLocale();
  const start = useWayStart(listing, searched);
  const way = start && {
    place: start.name,
    distance: formatDistance(start.distance, locale),
    direction: t(compassTo(start, listing)),
  };
  return (
    <ol className={styles.steps}>
      {start && way && <li>{start.isStation ? t('wayFromStation', way) : t('wayFrom', way)}</li>}
      <li>{t('wayArrive', { name: listing.name, address: listing.address })}</li>
    </ol>
  );
}
