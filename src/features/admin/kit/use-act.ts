import { useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type WireFailure, wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { NotProven } from '../shell/prove-again.tsx';
import { useUndoToast } from './use-undo-toast.tsx';

/**
 * Does an act, then looks again and says that it is done, with a way back where one is given; or says why not. A proof
 * that was not given says nothing. Why the last one was refused goes with the next.
 * @param showsItself takes a refusal, and tells whether it is shown where it belongs; `null` before each act
 * @returns a function that tells whether it was done
 */
export function useAct(lookAgain: () => Promise<unknown>, showsItself?: (refusal: WireFailure | null) => boolean) {
  const errors = useTexts('errors');
  const toast = useToast();
  const offerUndo = useUndoToast();
  const refused = useRef<() => void>(undefined);
  return async (act: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> => {
    showsItself?.(null);
    refused.current?.();
    try {
      await act();
    } catch (error) {
      if (error instanceof NotProven) return false;
      const refusal = wireFailure(error, errors('somethingWentWrong'));
      if (showsItself?.(refusal) !== true) refused.current = toast.error(refusal.message);
      return false;
    }
    if (undo === undefined) toast.info(done);
    else offerUndo(done, undo);
    await lookAgain();
    return true;
  };
}
