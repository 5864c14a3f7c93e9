import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './decisions.module.css';

interface DecisionsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly { readonly value: Value; readonly icon: LucideIcon; readonly words: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of the ways out, each with its icon; arrow keys move, as between radio buttons. */
export function Decisions<Value extends string>({ label, items, value, onChange }: DecisionsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.decisions}>
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles.decision}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <Icon of={item.icon} size={16} />
          {item.words}
        </label>
      ))}
    </fieldset>
  );
}
