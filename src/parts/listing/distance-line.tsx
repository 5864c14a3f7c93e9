import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale } from '#web/lib/texts.ts';
import styles from './listing-parts.module.css';
import { WalkTime, type WalkTimeProps } from './walk-time.tsx';

export type DistanceLineProps = WalkTimeProps & { readonly distance: number | null };

/** Nearer than this, in metres, it is the place itself. */
const here = 5;

/** "170 m • 3 min" on foot; nothing where no place was searched. Needs the area `listing`. */
export function DistanceLine({ distance, walk }: DistanceLineProps) {
  const locale = useLocale();
  if (distance === null || distance < here) return null;
  return (
    <>
      <span className={styles.item}>{formatDistance(distance, locale)}</span>
      <WalkTime walk={walk} />
    </>
  );
}
