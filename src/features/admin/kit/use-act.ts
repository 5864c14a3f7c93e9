import { useTexts } from '#web/lib/texts.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { NotProven } from '../shell/prove-again.tsx';

/**
 * Does an act, then looks again and says that it is done; or says why not. A proof that was not given says nothing.
 * @returns a function that tells whether it was done
 */
export function useAct(lookAgain: () => Promise<unknown>) {
  const errors = useTexts('errors');
  const toast = useToast();
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof NotProven)) toast.error(wireFailure(error, errors('somethingWentWrong')).message);
      return false;
    }
    toast.info(done);
    await lookAgain();
    return true;
  };
}
