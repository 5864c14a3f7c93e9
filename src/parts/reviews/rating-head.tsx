import type { ReactNode } from 'react';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale } from '#web/lib/texts.ts';
import { FiveStars } from './five-stars.tsx';
import styles from './rating.module.css';

type RatingHeadProps = {
  /** With one decimal and a point, such as 4.6; `null` where no one has rated yet. */
  readonly average: string | null;
  /** Stands where there is no average. */
  readonly none: string;
  /** How many there are, and since when. */
  readonly children: ReactNode;
};

/** How a location is rated, in large. */
export function RatingHead({ average, none, children }: RatingHeadProps) {
  const locale = useLocale();
  return (
    <div className={styles.head}>
      <strong className={styles.average}>{average === null ? none : formatRating(Number(average), locale)}</strong>
      <div>
        {average !== null && <FiveStars rating={Number(average)} bare />}
        <p className={styles.soft}>{children}</p>
      </div>
    </div>
  );
}
