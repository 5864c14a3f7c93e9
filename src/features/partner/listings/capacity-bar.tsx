import { useTexts } from '#web/lib/texts.ts';
import styles from './listings.module.css';

type CapacityBarProps = { readonly label: string; readonly count: number; readonly capacity: number };

/** How many of a location's places are taken, in words and as a bar. */
export function CapacityBar({ label, count, capacity }: CapacityBarProps) {
  const t = useTexts('partner');
  return (
    <span className={styles.capacity}>
      <span className={styles.capacityWords}>
        <span className={styles.soft}>{label}</span>
        <span className={styles.strong}>{t('ofCapacity', { count, capacity })}</span>
      </span>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${Math.min(100, (count / capacity) * 100)}%` }} />
      </span>
    </span>
  );
}
