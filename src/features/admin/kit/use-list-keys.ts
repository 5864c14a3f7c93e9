import { useEffect, useRef } from 'react';
import { useKeys } from './use-keys.ts';

interface ListKeys {
  /** What is in the list, in its order. */
  readonly ids: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** Opens what is chosen where that is more than choosing it; else Enter leads into what stands next to the list. */
  readonly onOpen?: (id: string) => void;
}

const CHOSEN = ':is([data-chosen] :is(a, button), [data-opens]:is([aria-current], [aria-pressed="true"]))';

/** Leads to the chosen row, so that it is in sight and Enter is its own; where the list gave way to it, to what stands there. */
function focusChosen(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  const row = list?.querySelector<HTMLElement>(CHOSEN);
  (row ?? list)?.focus({ preventScroll: true });
  (row?.closest('[data-chosen]') ?? row ?? list?.querySelector('[data-chosen]'))?.scrollIntoView({ block: 'nearest' });
}

/** `J` and `K` choose the next and the one before, Enter leads into what is chosen, or chooses the first; Esc chooses none. */
export function useListKeys({ ids, chosen, onChoose, onOpen }: ListKeys): void {
  const isMoving = useRef(false);
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  const move = (step: number) => {
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
    if (next === undefined) return;
    if (next === chosen) return focusChosen();
    isMoving.current = true;
    onChoose(next);
  };
  useEffect(() => {
    if (isMoving.current) focusChosen();
    isMoving.current = false;
  }, [chosen]);
  const enter = () => {
    if (chosen === undefined) move(1);
    else if (onOpen !== undefined) onOpen(chosen);
    else document.querySelector<HTMLElement>('[data-opened]')?.focus();
  };
  useKeys({ j: () => move(1), k: () => move(-1), Enter: enter, Escape: () => onChoose(undefined) });
}
