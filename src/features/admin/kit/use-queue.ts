import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useKeys } from './use-keys.ts';
import { useListKeys } from './use-list-keys.ts';

interface QueueOptions {
  /** All that is listed, in its order. */
  readonly ids: readonly string[];
  /** Those of them that wait for a decision. */
  readonly waiting: readonly string[];
  /** What the address names. */
  readonly asked: string | undefined;
  /** The page's address, and the name of its search parameter. */
  readonly to: string;
  readonly parameter: string;
}

/**
 * Which of a queue is shown, with its keys: J and K lead on, U takes the last decision back. What is being read never gives
 * way to another one by itself.
 */
export function useQueue({ ids, waiting, asked, to, parameter }: QueueOptions) {
  const navigate = useNavigate();
  const [first, setFirst] = useState(waiting[0]);
  const shown = asked ?? first ?? waiting[0];
  const show = (id: string | undefined) => void navigate({ to, search: { [parameter]: id } as never, replace: true });
  const open = (id: string | undefined) => {
    if (id === undefined) setFirst(waiting[0]);
    show(id);
  };
  const takeBack = useRef<(() => void) | null>(null);
  useListKeys({
    ids,
    chosen: shown,
    onChoose: (id) => {
      // Leads a phone back to the list; next to a list the same one stays, whose decision is a letter away.
      if (id === undefined) setFirst(shown);
      show(id);
    },
  });
  useKeys({ u: () => takeBack.current?.() });
  return {
    shown,
    open,
    /** Leads on to the next that waits. @param undo what U does from now on */
    goOn: (undo: (() => void) | null) => {
      takeBack.current = undo;
      open(waiting[waiting.indexOf(shown ?? '') + 1] ?? waiting.find((id) => id !== shown));
    },
  };
}
