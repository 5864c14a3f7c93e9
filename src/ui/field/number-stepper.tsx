import { Minus, Plus } from 'lucide-react';
import type { ChangeEvent, FocusEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useFieldControl } from './field-context.ts';
import { BareInput } from './input.tsx';
import styles from './stepper.module.css';

export type NumberStepperProps = {
  readonly name: string;
  /** As it was typed. */
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** One more or one fewer was pressed. */
  readonly onStep: (value: string) => void;
  readonly min?: number;
  readonly max: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly disabled?: boolean | undefined;
};

/**
 * A whole number from `min` (0 if absent) to `max` that may be typed, or changed by one; stands in a field, which names it.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { name, value, onChange, onBlur, onStep, min = 0, max, lessLabel, moreLabel, disabled = false } = props;
  const wiring = useFieldControl({});
  const now = /^\d+$/.test(value) ? Number(value) : 0;
  // From a number that is too great one step leads to the greatest.
  const less = () => !disabled && now > min && onStep(String(Math.min(now - 1, max)));
  const more = () => !disabled && now < max && onStep(String(Math.max(now + 1, min)));
  return (
    <div className={styles.stepper} data-disabled={disabled || undefined}>
      <IconButton
        icon={Minus}
        iconSize={18}
        label={lessLabel}
        aria-disabled={disabled || now <= min || undefined}
        onClick={less}
      />
      <BareInput
        {...wiring}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        className={styles.typed}
        size={Math.max(2, value.length)}
      />
      <IconButton
        icon={Plus}
        iconSize={18}
        label={moreLabel}
        aria-disabled={disabled || now >= max || undefined}
        onClick={more}
      />
    </div>
  );
}
