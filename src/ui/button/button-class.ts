import { cx } from '../cx.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-filled';
/** How high, in px. 32 and 40 are for rows of a desk; where fingers press both are 44. */
type ButtonSize = 32 | 40 | 44 | 48 | 52;

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the whole width of its place. */
  readonly full?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The look of a button as class names, for links that act as one. */
export function buttonClass({ variant = 'primary', size = 44, full = false, className }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], styles[`size${size}`], full && styles.full, className);
}
