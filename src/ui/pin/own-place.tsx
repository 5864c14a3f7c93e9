import { cx } from '../cx.ts';
import styles from './own-place.module.css';

export type OwnPlaceProps = { readonly label: string; readonly className?: string | undefined };

/** Where the person is: a plain dot, its middle on the place. */
export function OwnPlace({ label, className }: OwnPlaceProps) {
  return <span role="img" aria-label={label} className={cx(styles.place, className)} />;
}
