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

/** One star with the number beside it, because the star alone is too pale. */
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

export type StarChoiceProps = {
  readonly name: string;
  readonly legend: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly starLabel: (stars: number) => string;
};

/** Five stars to choose from, as radio buttons. */
export function StarChoice({ name, legend, value, onChange, starLabel }: StarChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="sr-only">{legend}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={styles.one} data-on={(value !== null && stars <= value) || undefined}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === stars}
            onChange={() => onChange(stars)}
          />
          <Star aria-hidden size={28} strokeWidth={1.5} />
          <span className="sr-only">{starLabel(stars)}</span>
        </label>
      ))}
    </fieldset>
  );
}
