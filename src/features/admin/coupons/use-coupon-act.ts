import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** Does an act on a code, looks again, and says that it is done or why not. */
export function useCouponAct() {
  const errors = useTexts('errors');
  const toast = useToast();
  const utils = trpc.useUtils();
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      toast.error(wireFailure(error, errors('somethingWentWrong')).message);
      return false;
    }
    toast.info(done);
    await utils.admin.coupons.invalidate();
    return true;
  };
}
