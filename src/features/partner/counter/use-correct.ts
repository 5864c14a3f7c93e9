import { useRef } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { CounterTicket } from './ticket.ts';

/** Corrects the number of bags inside; resolves to whether it was done. A press that is repeated is the same correction. */
export function useCorrect() {
  const t = useTexts('counter');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const mutation = trpc.custody.correct.useMutation();
  const requestId = useRef<string | null>(null);
  return {
    isBusy: mutation.isPending,
    correct: async ({ bookingId }: CounterTicket, bagsCount: number, note: string): Promise<boolean> => {
      requestId.current ??= newId();
      try {
        await mutation.mutateAsync({ bookingId, bagsCount, note, requestId: requestId.current });
        requestId.current = null;
        toast.info(t('corrected'));
        await Promise.all([utils.hosting.invalidate(), utils.custody.invalidate()]);
        return true;
      } catch (error) {
        toast.error((error instanceof Error && error.message) || common('somethingWentWrong'));
        return false;
      }
    },
  };
}
