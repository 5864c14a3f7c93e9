import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';

export type FieldProps = {
  readonly label: ReactNode;
  /** Shows a star after the label and marks the control as required. */
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  /** Id of the control; by itself if absent. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A label, one control and what is said about it, wired by ids through context. */
export function Field({
  label,
  required = false,
  hint,
  error,
  hideLabel = false,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <FieldContext
      value={{ controlId, describedBy: cx(errorId, hintId) || undefined, invalid: Boolean(error), required }}
    >
      <div className={cx(styles.field, className)}>
        <label className={hideLabel ? 'sr-only' : styles.label} htmlFor={controlId}>
          {label}
          {required && <span aria-hidden> *</span>}
        </label>
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

type FieldErrorProps = { readonly id?: string | undefined; readonly children: ReactNode };

/** The sentence under a control that is wrong; also usable by itself for a group. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}
