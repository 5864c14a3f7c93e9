import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Money } from '#shared/money/money.ts';
import type { Outcome, usePayment } from './use-payment.ts';
import { findWaiting } from './waiting-payment.ts';

/** Goes on with a payment when the bank's page has led back here; once. */
export function useReturnFromBank(
  flow: ReturnType<typeof usePayment>,
  settle: (outcome: Outcome | null) => Promise<boolean>,
  total: Money | null,
): boolean {
  const navigate = useNavigate();
  const [returning, setReturning] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    const intent = new URLSearchParams(window.location.search).get('intent');
    if (isDone.current || intent === null) return;
    isDone.current = true;
    const goOn = async () => {
      setReturning(true);
      const waiting = findWaiting(intent);
      const outcome = waiting && (await flow.run(() => flow.goOn(waiting, total)));
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
