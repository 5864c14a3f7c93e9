import type { ButtonHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import styles from './filtered-pin.module.css';

type FilteredPinProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Name, price, and that it does not fit. */
  readonly label: string;
  /** Larger because its card is pointed at. */
  readonly raised?: boolean | undefined;
};

/**
 * A place that a filter leaves out: a dot whose middle is the button's bottom middle. The tab key passes it by: there may
 * be hundreds, and who drops the filter has them all.
 */
export function FilteredPin({ label, raised, className, ...rest }: FilteredPinProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      {...rest}
      aria-label={label}
      className={cx(styles.pin, raised && styles.raised, className)}
    />
  );
}
