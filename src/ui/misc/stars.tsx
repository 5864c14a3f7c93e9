import { Star } from 'lucide-react';
import { cx } from '../cx.ts';
import styles from './stars.module.css';

export type StarsProps = {
  /** As it is written, e.g. '4.9'. */
  readonly rating: string;
  readonly count?: string | number | undefined;
  /** Rating and count in words. */
  readonly label: string;
  readonly className?: string | undefined;
};

/** One star with the number next to it, because the star alone is too pale. */
export function Stars({ rating, count, label, className }: StarsProps) {
  return (
    <span className={cx(styles.stars, className)}>
      <Star aria-hidden size={14} strokeWidth={0} className={styles.star} />
      <span aria-hidden>
        <b>{rating}</b>
        {count !== undefined && <span className={styles.count}> ({count})</span>}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
