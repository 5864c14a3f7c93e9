import { trpc } from '#web/lib/trpc.ts';
import { useAct } from '../kit/use-act.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';

/** Does an act on a person, which is proven first where the server wants it; `undo` takes it back for ten seconds. */
export function useDo() {
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.people.invalidate());
  return (about: string, work: () => Promise<unknown>, done: string, undo?: () => void) =>
    act(() => risky({ act: about }, work), done, undo);
}
