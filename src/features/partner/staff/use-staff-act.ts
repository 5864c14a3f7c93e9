import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** Does something to the owner's people: says that it is done, or why not, and asks for the list again. */
export function useStaffAct() {
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      toast.info(done);
      await utils.staff.invalidate();
      return true;
    } catch (error) {
      toast.error((error instanceof Error && error.message) || common('somethingWentWrong'));
      return false;
    }
  };
}
