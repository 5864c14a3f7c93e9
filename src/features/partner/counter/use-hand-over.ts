import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { CounterTicket, Handing } from './ticket.ts';

export interface Done {
  readonly ticket: CounterTicket;
  readonly handing: Handing;
  readonly bagsCount: number;
  readonly at: string;
}

/** Hands bags over and takes it back; a press that is repeated after a failure is the same hand-over. */
export function useHandOver() {
  const t = useTexts('counter');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const checkIn = trpc.custody.checkIn.useMutation();
  const checkOut = trpc.custody.checkOut.useMutation();
  const undo = trpc.custody.undo.useMutation();
  const requestId = useRef<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  const refresh = () => Promise.all([utils.hosting.invalidate(), utils.custody.invalidate()]);
  const fail = (error: unknown) =>
    toast.error((error instanceof Error && error.message) || common('somethingWentWrong'));

  return {
    done,
    clear: () => setDone(null),
    isBusy: checkIn.isPending || checkOut.isPending || undo.isPending,
    handOver: async (ticket: CounterTicket, handing: Handing, bagsCount: number, note: string) => {
      requestId.current ??= crypto.randomUUID();
      const { bookingId } = ticket;
      const sent = { bookingId, bagsCount, requestId: requestId.current, ...(note !== '' && { note }) };
      try {
        await (handing === 'in' ? checkIn : checkOut).mutateAsync(sent);
        requestId.current = null;
        setDone({ ticket, handing, bagsCount, at: new Date().toISOString() });
      } catch (error) {
        fail(error);
      }
      await refresh();
    },
    takeBack: async ({ ticket: { bookingId } }: Done) => {
      try {
        await undo.mutateAsync({ bookingId, requestId: crypto.randomUUID() });
        setDone(null);
        toast.info(t('undone'));
      } catch (error) {
        fail(error);
      }
      await refresh();
    },
  };
}
