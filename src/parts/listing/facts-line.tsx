import { cx } from '#web/ui/cx.ts';
import { DistanceLine, type DistanceLineProps } from './distance-line.tsx';
import styles from './listing-parts.module.css';
import { RatingLine, type RatingLineProps } from './rating-line.tsx';

type FactsLineProps = RatingLineProps & DistanceLineProps & { readonly className?: string | undefined };

/** "★ 4.9 (312) • 170 m • 3 min": dots part them, and no line begins with one. Needs the area `listing`. */
export function FactsLine({ rating, reviewsCount, distance, walk, className }: FactsLineProps) {
  return (
    <p className={cx(styles.facts, className)}>
      <RatingLine rating={rating} reviewsCount={reviewsCount} />
      <DistanceLine distance={distance} walk={walk} />
    </p>
  );
}
