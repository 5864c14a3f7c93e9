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

type BareInputProps = InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> | undefined };

/** For what has looks of its own: the control alone, which hands over what was typed before its code came. */
export function BareInput({ ref, ...rest }: BareInputProps) {
  const control = useControl(ref, rest.onChange);
  return <input {...rest} ref={control} />;
}

export function Input({ before, after, className, required, ref, ...rest }: InputProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className={cx(styles.box, className)} data-disabled={rest.disabled || undefined}>
      {before}
      <BareInput {...rest} {...wiring} ref={ref} className={styles.input} />
      {after}
    </span>
  );
}

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** As `BareInput`, for several lines. */
export function BareTextArea({ ref, ...rest }: TextAreaProps) {
  const control = useControl(ref, rest.onChange);
  return <textarea {...rest} ref={control} />;
}

export function TextArea({ className, required, rows = 4, ref, ...rest }: TextAreaProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className={cx(styles.box, styles.tall, className)} data-disabled={rest.disabled || undefined}>
      <BareTextArea rows={rows} {...rest} {...wiring} ref={ref} className={styles.input} />
    </span>
  );
}
