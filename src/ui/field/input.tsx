import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** An icon or short text inside, before the value. */
  readonly before?: ReactNode;
  /** A button or short text inside, after the value. */
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

export function Input({ before, after, className, required, ...rest }: InputProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className={cx(styles.box, className)} data-disabled={rest.disabled || undefined}>
      {before}
      <input {...rest} {...wiring} className={styles.input} />
      {after}
    </span>
  );
}

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
};

export function TextArea({ className, required, rows = 4, ...rest }: TextAreaProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className={cx(styles.box, styles.tall, className)} data-disabled={rest.disabled || undefined}>
      <textarea rows={rows} {...rest} {...wiring} className={styles.input} />
    </span>
  );
}
