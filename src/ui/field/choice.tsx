import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field-context.ts';
import styles from './choice.module.css';

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" look={styles.checkbox} />;
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" look={styles.radio} />;
}

export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" look={styles.switch} />;
}

type LookProps = ChoiceProps & { readonly type: 'checkbox' | 'radio'; readonly look: string | undefined };

function Choice({ label, hideLabel = false, className, look, ...rest }: LookProps) {
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = useFieldControl(rest);
  return (
    <label className={cx(styles.choice, className)}>
      <input {...rest} aria-invalid={invalid} aria-describedby={describedBy} className={cx(styles.control, look)} />
      <span className={hideLabel ? 'sr-only' : styles.label}>{label}</span>
    </label>
  );
}
