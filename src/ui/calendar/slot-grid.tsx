import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { slotForKey } from './slot-keys.ts';
import styles from './slot-grid.module.css';

type Slot = {
  /** What is handed back, e.g. '10:00'. */
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen, in words; it stays reachable. */
  readonly reason?: string | undefined;
};

export type SlotGroup = { readonly id: string; readonly heading: string; readonly slots: readonly Slot[] };

export type SlotGridProps = {
  readonly label: string;
  readonly groups: readonly SlotGroup[];
  readonly selected: string | null;
  readonly onSelect: (value: string) => void;
  /** Brings the chosen time into view when first shown. */
  readonly openAtSelected?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Times of a day as one group of radio buttons. */
export function SlotGrid({ label, groups, selected, onSelect, openAtSelected, className }: SlotGridProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const all = groups.flatMap((group) => group.slots);
  const entry = all.find((slot) => slot.value === selected) ?? all.find((slot) => !slot.reason) ?? all[0];

  useEffect(() => {
    if (openAtSelected) root.current?.querySelector('[aria-checked="true"]')?.scrollIntoView({ block: 'center' });
  }, [openAtSelected]);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, value: string) => {
    const columns = getComputedStyle(
      event.currentTarget.parentElement ?? event.currentTarget,
    ).gridTemplateColumns.split(' ').length;
    const next = slotForKey(event.key, value, groups, columns);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-value="${next}"]`)?.focus();
  };

  return (
    <div ref={root} role="radiogroup" aria-label={label} className={cx(styles.groups, className)}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <h3 id={`${id}-${group.id}`} className={styles.heading}>
            {group.heading}
          </h3>
          <div className={styles.grid}>
            {group.slots.map((slot) => (
              <button
                key={slot.value}
                type="button"
                role="radio"
                aria-checked={slot.value === selected}
                aria-disabled={slot.reason ? true : undefined}
                aria-label={slot.reason ? `${slot.label}, ${slot.reason}` : undefined}
                data-value={slot.value}
                tabIndex={slot === entry ? 0 : -1}
                className={styles.slot}
                onClick={() => slot.reason || onSelect(slot.value)}
                onKeyDown={(event) => onKeyDown(event, slot.value)}
              >
                {slot.label}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
