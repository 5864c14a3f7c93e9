import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { nextIndex } from '../tabs/next-index.ts';
import styles from './code.module.css';

export type CodePanelProps = {
  /** Its name for those who do not see it. */
  readonly label: string;
  /** What stands above: a name, or the choice of a language. */
  readonly head: ReactNode;
  /** To the right above, such as the button that copies. */
  readonly action?: ReactNode;
  /** Below the code, such as what can be done with it. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** Code on the dark, by day and night. */
export function CodePanel({ label, head, action, foot, children, className }: CodePanelProps) {
  return (
    <div data-theme="dark" className={cx(styles.panel, className)}>
      <div className={styles.head}>
        {head}
        {action && <div className={styles.actions}>{action}</div>}
      </div>
      <pre className={styles.body} tabIndex={0} aria-label={label} role="group">
        {children}
      </pre>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

export type CodeTabsProps = {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
};

/** In which language or kind the code below is shown; arrow keys move. */
export function CodeTabs({ label, items, selected, onSelect }: CodeTabsProps) {
  const base = useId();
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextIndex(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    document.getElementById(`${base}-${item.id}`)?.focus();
  };
  return (
    <div role="radiogroup" aria-label={label} className={styles.tabs}>
      {items.map((item, index) => (
        <button
          key={item.id}
          id={`${base}-${item.id}`}
          type="button"
          role="radio"
          aria-checked={item.id === selected}
          tabIndex={item.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(item.id)}
          onKeyDown={(event) => move(event, index)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
