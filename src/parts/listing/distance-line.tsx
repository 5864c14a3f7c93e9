import { Footprints } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { formatDistance } from '#web/lib/format/distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './listing-parts.module.css';

export type DistanceLineProps = {
  readonly distance: number | null;
  readonly walk: { readonly minutes: number; readonly isEstimate: boolean } | null;
};

const longestWalk = 90;
/** Nearer than this, in metres, it is the place itself. */
const here = 5;

/** "170 m • 3 min" on foot, which says of itself when it is an estimate; nothing where no place was searched, no walk beyond an hour and a half. */
export function DistanceLine({ distance, walk }: DistanceLineProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  const label = ({ minutes, isEstimate }: NonNullable<typeof walk>) =>
    t(isEstimate ? 'walkingEstimate' : 'walkingLabel', { count: minutes });
  if (distance === null || distance < here) return null;
  return (
    <>
      <span className={styles.item}>{formatDistance(distance, locale)}</span>
      {walk !== null && walk.minutes <= longestWalk && (
        <span className={styles.item} title={label(walk)}>
          <Icon of={Footprints} size={16} />
          <span aria-hidden>{t('walkingTime', { minutes: walk.minutes })}</span>
          <span className="sr-only">{label(walk)}</span>
        </span>
      )}
    </>
  );
}
