import { useKeys } from './use-keys.ts';

interface ListKeys {
  /** What is in the list, in its order. */
  readonly ids: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** `J` and `K` choose the next and the one before, Esc chooses none. */
export function useListKeys({ ids, chosen, onChoose }: ListKeys): void {
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  const move = (step: number) => {
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
    if (next !== undefined) onChoose(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1), Escape: () => onChoose(undefined) });
}
