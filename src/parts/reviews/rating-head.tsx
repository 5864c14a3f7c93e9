import type { ReactNode } from 'react';
import { FiveStars } from './five-stars.tsx';
import styles from './rating.module.css';

type RatingHeadProps = {
  /** As it is written, such as 4.6; `null` where nobody has rated yet. */
  readonly average: string | null;
  /** Stands where there is no average. */
  readonly none: string;
  /** How many there are, and since when. */
  readonly children: ReactNode;
};

/** How a location is rated, in large. */
export function RatingHead({ average, none, children }: RatingHeadProps) {
  return (
    <div className={styles.head}>
      <strong className={styles.average}>{average ?? none}</strong>
      <div>
        {average !== null && <FiveStars rating={Number(average)} bare />}
        <p className={styles.soft}>{children}</p>
      </div>
    </div>
  );
}
