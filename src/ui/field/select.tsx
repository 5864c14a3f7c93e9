import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { useFieldControl } from './field-context.ts';
import styles from './select.module.css';

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** 44 inside rows and editors. */
  readonly height?: 44 | 48;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
};

/** The browser's own list, so that it works everywhere and with every keyboard. */
export function Select({ height = 48, className, required, children, ...rest }: SelectProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className={cx(styles.box, className)}>
      <select {...rest} {...wiring} className={cx(styles.select, height === 44 && styles.low)}>
        {children}
      </select>
      <Icon of={ChevronDown} className={styles.arrow} />
    </span>
  );
}

type OptionsProps = {
  /** Each value and its words. */
  readonly of: readonly (readonly [value: string | number, words: string | undefined])[];
};

/** What a `Select` lets choose among. */
export const Options = ({ of }: OptionsProps) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
