import { useEffect, useId, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly {
    readonly value: Value;
    readonly words: string;
    readonly count?: number | string | undefined;
  }[];
  readonly value: Value;
  /** Over the whole width, each as wide as the others. */
  readonly isWide?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side; arrow keys move, as between radio buttons. */
export function Segments<Value extends string>({
  label,
  items,
  value,
  isWide = false,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  // Where not all find room, the chosen one is in sight.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset ref={row} className={cx(styles.segments, isWide && styles.wide)}>
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles.segment}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.words}
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
