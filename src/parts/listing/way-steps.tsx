import { formatDistance } from '#shared/search/format-distance.ts';
import { compassTo, farthestWalk } from '#shared/search/way-there.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import styles from './way-steps.module.css';

interface WayStepsProps {
  readonly listing: {
    readonly name: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** The place that was searched, in metres from the location; null for none. */
  readonly searched: {
    readonly label: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly distance: number | null;
  } | null;
}

/** Who is this near, in metres, needs no way. */
const here = 25;

/**
 * The way to a location in words, counted from the searched place or, where none is within a walk, from the nearest
 * station. Needs the area `place`.
 */
export function WaySteps({ listing, searched }: WayStepsProps) {
  const t = useTexts('place');
  const locale = useLocale();
  const { name, address, latitude, longitude } = listing;
  const metres = searched?.distance ?? 0;
  const from = searched !== null && searched.label !== '' && metres > here && metres < farthestWalk ? searched : null;
  const nearby = trpc.search.nearby.useQuery(
    { near: { latitude, longitude } },
    { enabled: from === null, staleTime: Number.POSITIVE_INFINITY },
  );
  const station = nearby.data?.stations.find(({ distance }) => distance < farthestWalk);
  const start = from ?? station;
  const way = start && {
    place: from === null ? (station?.name ?? '') : (from.label.split(',')[0] ?? ''),
    distance: formatDistance(from === null ? (station?.distance ?? 0) : metres, locale),
    direction: t(compassTo(start, listing)),
  };
  return (
    <ol className={styles.steps}>
      {way && <li>{from === null ? t('wayFromStation', way) : t('wayFrom', way)}</li>}
      <li>{t('wayArrive', { name, address })}</li>
    </ol>
  );
}
