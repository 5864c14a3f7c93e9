import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './button.module.css';

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly busy?: boolean | undefined;
    /** Stands in for the content while busy. */
    readonly busyLabel?: string | undefined;
    readonly ref?: Ref<HTMLButtonElement> | undefined;
  };

/** A double click presses it once. While busy it keeps focus and width and does nothing. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    className,
    busy = false,
    busyLabel,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={press}
    >
      {busy && busyLabel !== undefined ? <span className={styles.label}>{busyLabel}</span> : children}
    </button>
  );
}
