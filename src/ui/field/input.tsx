import {
  type ChangeEvent,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';
import { useEarlyText } from './use-early-text.ts';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** An icon or short text inside, before the value. */
  readonly before?: ReactNode;
  /** A button or short text inside, after the value. */
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** The control itself for `ref`, and its early text as a change. */
function useControl<C extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<C> | undefined,
  onChange: ChangeEventHandler<C> | undefined,
) {
  const control = useRef<C>(null);
  useImperativeHandle(ref, () => control.current as C, []);
  useEarlyText(control, (target) => onChange?.({ target, currentTarget: target } as ChangeEvent<C>));
  return control;
}

export function Input({ before, after, className, required, ref, ...rest }: InputProps) {
  const wiring = useFieldControl({ ...rest, required });
  const control = useControl(ref, rest.onChange);
  return (
    <span className={cx(styles.box, className)} data-disabled={rest.disabled || undefined}>
      {before}
      <input {...rest} {...wiring} ref={control} className={styles.input} />
      {after}
    </span>
  );
}

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
};

export function TextArea({ className, required, rows = 4, ref, ...rest }: TextAreaProps) {
  const wiring = useFieldControl({ ...rest, required });
  const control = useControl(ref, rest.onChange);
  return (
    <span className={cx(styles.box, styles.tall, className)} data-disabled={rest.disabled || undefined}>
      <textarea rows={rows} {...rest} {...wiring} ref={control} className={styles.input} />
    </span>
  );
}
