import { changeQueue, type RefusedHandOver } from '#web/lib/counter/kept-counter.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** Ends a hand-over that was refused; it stays visible until the server has heard how. */
export function useSettle({ personId, bookingId, requestId }: RefusedHandOver) {
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const mutation = trpc.custody.settle.useMutation();
  return {
    isBusy: mutation.isPending,
    settle: async (how: Inputs['custody']['settle']['how']) => {
      try {
        await mutation.mutateAsync({ bookingId, requestId, how });
      } catch (error) {
        const { key, message } = wireFailure(error, common('somethingWentWrong'));
        // What the server never kept, because it is not this person's any more, ends here.
        if (key !== 'sentNotFound' && key !== 'forbidden') return toast.error(message);
      }
      await changeQueue(personId, (kept) => kept.filter((each) => each.requestId !== requestId));
      await utils.custody.refused.invalidate();
    },
  };
}
