import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useOutbox } from '#web/parts/messages/use-outbox.ts';

/**
 * Sends what was written about an order without a network, also where its messages are not open. What is refused waits
 * there, where it can be read and changed.
 */
export function useSendWaiting(bookingId: string): void {
  const utils = trpc.useUtils();
  const [isRefused, setRefused] = useState(false);
  const write = trpc.messages.writeToLocation.useMutation({
    onSuccess: (talk) => utils.messages.ofOrder.setData({ bookingId }, talk),
    onError: (error) => setRefused(!wireFailure(error, '').isUnanswered),
  });
  useOutbox({
    scope: isRefused ? null : bookingId,
    isSending: write.isPending,
    send: (message, onSent) => write.mutate({ bookingId, ...message }, { onSuccess: onSent }),
  });
}
