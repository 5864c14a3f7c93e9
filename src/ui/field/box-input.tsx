import { type Ref, useState } from 'react';
import { cx } from '../cx.ts';
import styles from './box-input.module.css';
import { BareInput } from './input.tsx';

export type BoxInputProps = {
  /** How many letters there are. */
  readonly length: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label: string;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'numeric' | 'text' | undefined;
  /** `danger` for a wrong code, `right` for one that was. */
  readonly tone?: 'danger' | 'right' | undefined;
  /** Of what says what is wrong. */
  readonly describedBy?: string | undefined;
  readonly isFirst?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** A box for each letter, over one real input: a code is typed, pasted or filled in by the device. */
export function BoxInput({ length, value, onChange, label, tone, describedBy, isFirst, ref, ...rest }: BoxInputProps) {
  const [isFocused, setIsFocused] = useState(false);
  return (
    <span className={styles.boxes} style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}>
      <BareInput
        {...rest}
        {...(isFirst ? { 'data-first-focus': '' } : {})}
        ref={ref}
        className={styles.input}
        aria-label={label}
        aria-invalid={tone === 'danger' || undefined}
        aria-describedby={describedBy}
        value={value}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={cx(
            styles.box,
            tone !== undefined && styles[tone],
            isFocused && index === Math.min(value.length, length - 1) && styles.next,
          )}
        >
          {value.charAt(index)}
        </span>
      ))}
    </span>
  );
}
