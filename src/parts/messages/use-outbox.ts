import { useEffect, useRef, useState } from 'react';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { keepWaiting, type WaitingMessage, waitingMessages } from './waiting-messages.ts';

/** What was not answered is sent again after so many milliseconds. */
const AGAIN_MS = 10_000;

interface Outbox {
  /** What is kept until there is a network, oldest first. */
  readonly waiting: readonly WaitingMessage[];
  readonly isOnline: boolean;
  readonly keep: (message: WaitingMessage) => void;
}

interface OutboxOptions {
  /** Names the order; null keeps nothing. */
  readonly scope: string | null;
  readonly isSending: boolean;
  /** Sends the oldest; `onSent` takes it out. */
  readonly send: (message: WaitingMessage, onSent: () => void) => void;
}

/** Messages that were written without a network: kept on this device, sent one after another when it is back. */
export function useOutbox({ scope, isSending, send }: OutboxOptions): Outbox {
  const isOnline = useIsOnline();
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  // Only the browser knows what it kept.
  useEffect(() => setWaiting(scope === null ? [] : waitingMessages(scope)), [scope]);
  const change = (next: readonly WaitingMessage[]) => {
    setWaiting(next);
    if (scope !== null) keepWaiting(scope, next);
  };
  const [first] = waiting;
  const isWaiting = first !== undefined;
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setRound((before) => before + 1), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const tried = useRef('');
  useEffect(() => {
    const attempt = `${first?.requestId} ${round}`;
    if (!isOnline || isSending || first === undefined || scope === null || tried.current === attempt) return;
    tried.current = attempt;
    const drop = () => change(waitingMessages(scope).filter(({ requestId }) => requestId !== first.requestId));
    send(first, drop);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message and round
  }, [isOnline, isSending, round, first?.requestId]);
  return { waiting, isOnline, keep: (message) => change([...waiting, message]) };
}
