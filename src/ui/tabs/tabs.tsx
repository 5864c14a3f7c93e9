import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { nextIndex } from './next-index.ts';
import styles from './tabs.module.css';

type TabItem = {
  readonly id: string;
  readonly label: ReactNode;
  /** Second line, for the tall look. */
  readonly detail?: ReactNode;
  readonly panel: ReactNode;
};

export type TabsProps = {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** `tall` fills the width with two-line tabs, 68 high (60 on phones). */
  readonly look?: 'line' | 'tall';
  readonly className?: string | undefined;
};

/** Arrow keys, Home and End move between tabs; only the chosen one is in the tab order. */
export function Tabs({ label, items, selected, onSelect, look = 'line', className }: TabsProps) {
  const base = useId();
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = nextIndex(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    document.getElementById(`${base}-tab-${item.id}`)?.focus();
  };
  const shown = items.find((item) => item.id === selected) ?? items[0];
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={cx(styles.list, styles[look])}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-selected={item === shown}
            aria-controls={`${base}-panel`}
            tabIndex={item === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(item.id)}
            onKeyDown={(event) => move(event, index)}
          >
            <span className={styles.name}>{item.label}</span>
            {item.detail && <span className={styles.detail}>{item.detail}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={shown && `${base}-tab-${shown.id}`}>
        {shown?.panel}
      </div>
    </div>
  );
}
