import { Minus, Plus } from 'lucide-react';
import { cx } from '../cx.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './stepper.module.css';

export type StepperProps = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** Name of the whole, read before the number. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly disabled?: boolean;
  readonly className?: string;
};

/** At an end the button stays reachable and does nothing, so that focus never falls away. */
export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    min = 1,
    max = Number.POSITIVE_INFINITY,
    label,
    lessLabel,
    moreLabel,
    disabled,
    className,
  } = props;
  const to = (next: number) => {
    if (!disabled && next >= min && next <= max) onChange(next);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(styles.stepper, className)}
      data-disabled={disabled || undefined}
    >
      <IconButton
        icon={Minus}
        iconSize={18}
        label={lessLabel}
        aria-disabled={disabled || value <= min || undefined}
        onClick={() => to(value - 1)}
      />
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        icon={Plus}
        iconSize={18}
        label={moreLabel}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => to(value + 1)}
      />
    </div>
  );
}
