import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { nextIndex } from '../tabs/next-index.ts';
import styles from './menu.module.css';

export type MenuProps = {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of the button where the trigger has no words. */
  readonly label?: string | undefined;
  readonly triggerClassName?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** `up` opens above the button. */
  readonly side?: 'down' | 'up' | undefined;
  /** Links or buttons, each with `className={menuItemClass}`. */
  readonly children: ReactNode;
};

/** The look of one entry. */
export const menuItemClass: string = styles.item ?? '';

/** The look of a quiet button that says what is chosen. */
export const menuChoiceClass: string = styles.choice ?? '';

/** A button that opens a list of links or actions. Arrow keys move, Esc closes, a choice closes. */
export function Menu({ trigger, label, triggerClassName, align = 'end', side = 'down', children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>(`[data-menu] :is(a, button)`) ?? [])];
  const close = (back: boolean) => {
    setOpen(false);
    if (back) root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close(true);
      return;
    }
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const next = open ? nextIndex(event.key, at, all.length) : undefined;
    if (next === undefined || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-haspopup="true"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      <div
        id={id}
        data-menu
        hidden={!open}
        className={cx(styles.list, styles[align], styles[side])}
        onClick={() => close(true)}
      >
        {children}
      </div>
    </div>
  );
}
