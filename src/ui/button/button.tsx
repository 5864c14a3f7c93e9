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

/** While busy it keeps focus and width and does nothing. */
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
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy && busyLabel !== undefined ? <span className={styles.label}>{busyLabel}</span> : children}
    </button>
  );
}
