import { Footprints } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { formatDistance } from '#web/lib/format/distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './listing-parts.module.css';

type DistanceLineProps = { readonly distance: number | null; readonly walkingMinutes: number | null };

const longestWalk = 90;
/** Nearer than this, in metres, it is the place itself. */
const here = 5;

/** "170 m • 3 min" on foot, an estimate; nothing where no place was searched, no walk beyond an hour and a half. */
export function DistanceLine({ distance, walkingMinutes }: DistanceLineProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  if (distance === null || distance < here) return null;
  return (
    <>
      <span className={styles.item}>{formatDistance(distance, locale)}</span>
      {walkingMinutes !== null && walkingMinutes <= longestWalk && (
        <span className={styles.item}>
          <Icon of={Footprints} size={14} />
          <span aria-hidden>{t('walkingTime', { minutes: walkingMinutes })}</span>
          <span className="sr-only">{t('walkingLabel', { count: walkingMinutes })}</span>
        </span>
      )}
    </>
  );
}
