import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Money } from '#shared/money/money.ts';
import { statusOf } from '#web/lib/status-of.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Outcome, usePayment } from './use-payment.ts';
import { getWaiting, keepWaiting, type Waiting } from './waiting-payment.ts';

/**
 * Goes on with a payment when the bank's page has led back here; once. Who came back by themselves, without an answer of
 * the bank, has given it up: their places are let go.
 */
export function useReturnFromBank(
  flow: ReturnType<typeof usePayment>,
  settle: (outcome: Outcome | null) => Promise<boolean>,
  total: Money | null,
): boolean {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const drop = trpc.booking.dropIntent.useMutation();
  const [returning, setReturning] = useState(false);
  const isDone = useRef(false);
  /** @returns false when it was paid in the meantime. */
  const giveUp = async ({ intentId }: Waiting): Promise<boolean> => {
    try {
      await drop.mutateAsync({ intentId });
    } catch (error) {
      if (statusOf(error) === 409) return false;
    }
    keepWaiting(null);
    await utils.search.listing.invalidate();
    return true;
  };
  useEffect(() => {
    const intent = new URLSearchParams(window.location.search).get('intent');
    const waiting = getWaiting();
    if (isDone.current || (intent === null && waiting === null)) return;
    isDone.current = true;
    const goOn = async () => {
      setReturning(true);
      const isGivenUp = intent === null && waiting !== null && (await giveUp(waiting));
      const isTheirs = !isGivenUp && (intent === null || waiting?.intentId === intent);
      const outcome = isTheirs && waiting ? await flow.run(() => flow.goOn(waiting, total)) : null;
      if (outcome?.kind !== 'paid') {
        await navigate({ to: '/book/$step', params: { step: 'payment' }, replace: true });
        await settle(outcome);
      }
      setReturning(false);
    };
    void goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes back
  }, []);
  return returning;
}
