import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import styles from './big-stepper.module.css';

type BigStepperProps = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
  /** Pressed at the upper end. */
  readonly onBeyond?: (() => void) | undefined;
};

/** A number to be set by a thumb; at an end its button stays reachable and does nothing. */
export function BigStepper({ value, min, max, label, lessLabel, moreLabel, onChange, onBeyond }: BigStepperProps) {
  const to = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        icon={Minus}
        iconSize={26}
        label={lessLabel}
        className={styles.button}
        aria-disabled={value <= min || undefined}
        onClick={() => to(value - 1)}
      />
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        icon={Plus}
        iconSize={26}
        label={moreLabel}
        className={styles.button}
        aria-disabled={(value >= max && onBeyond === undefined) || undefined}
        onClick={() => (value >= max ? onBeyond?.() : to(value + 1))}
      />
    </div>
  );
}
