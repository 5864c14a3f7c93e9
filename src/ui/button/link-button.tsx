import type { ButtonHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import styles from './link-button.module.css';

type LinkButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** How high what is pressed is, in px; within a sentence 24. */
  readonly size?: 24 | 44;
  readonly tone?: 'brand' | 'danger';
  /** Stands by itself, in its own bold text; else it is a part of the text around it. */
  readonly strong?: boolean;
};

/** Acts as a button where it reads as a link: it changes what is shown, or does a small thing. */
export function LinkButton({ size = 24, tone = 'brand', strong = false, className, ...rest }: LinkButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        styles.link,
        size === 44 && styles.tall,
        tone === 'danger' && styles.danger,
        strong && styles.strong,
        className,
      )}
    />
  );
}
