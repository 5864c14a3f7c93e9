import { trpc } from '#web/lib/trpc.ts';
import type { WireFailure } from '#web/lib/wire-failure.ts';
import { useAct } from '../kit/use-act.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';

/**
 * Does an act on a person, which is proven first where the server wants it; `undo` takes it back for ten seconds.
 * @param showsItself as of `useAct`
 */
export function useDo(showsItself?: (refusal: WireFailure | null) => boolean) {
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.people.invalidate(), showsItself);
  return (about: string, work: () => Promise<unknown>, done: string, undo?: () => void) =>
    act(() => risky({ act: about }, work), done, undo);
}
