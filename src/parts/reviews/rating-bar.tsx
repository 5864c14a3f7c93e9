import { Star } from 'lucide-react';
import styles from './rating.module.css';

type RatingBarProps = {
  readonly stars: number;
  readonly count: number;
  /** How many there are in all, which a whole bar stands for. */
  readonly total: number;
};

/** How many gave so many stars: four columns of whatever holds them. */
export function RatingBar({ stars, count, total }: RatingBarProps) {
  return (
    <>
      <span>{stars}</span>
      <Star aria-hidden size={14} strokeWidth={1.5} className={styles.star} />
      <span className={styles.track}>
        <span style={{ width: `${(count / Math.max(1, total)) * 100}%` }} />
      </span>
      <span className={styles.number}>{count}</span>
    </>
  );
}
