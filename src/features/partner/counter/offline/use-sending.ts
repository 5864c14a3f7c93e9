import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeQueue, type KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import { reportReach } from '#web/lib/counter/network.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { sendPhoto } from '../extras/bags-photo.ts';
import { answered, dueToSend, failedOnce, sendWaiting } from './send-waiting.ts';

/** How often it is tried while something waits, in ms. */
const EVERY = 5_000;
/** How long it is said that something was sent, in ms. */
const SAID = 4_000;
/** Sent ones are shown as long, in ms. */
const SHOWN = 12 * 3_600_000;

const isSignedOut = (error: unknown): boolean => wireFailure(error, '').key === 'unauthenticated';

/** Sends what waits as soon as it can no longer be taken back and there is a network. `ahead` in ms, as it is kept. */
export function useSending(personId: string | null, queue: readonly KeptHandOver[] | undefined, ahead: number) {
  const utils = trpc.useUtils();
  const { mutateAsync: send } = trpc.custody.send.useMutation();
  const { mutateAsync: undo } = trpc.custody.undo.useMutation();
  const { mutateAsync: settle } = trpc.custody.settle.useMutation();
  const [justSent, setJustSent] = useState(0);
  const isSending = useRef(false);
  const waiting = useRef<readonly KeptHandOver[]>([]);
  useEffect(() => {
    waiting.current = queue ?? [];
  }, [queue]);

  const trySending = async (isAsked: boolean) => {
    const due = dueToSend(waiting.current, Date.now() + ahead, isAsked);
    if (personId === null || isSending.current || due.length === 0) return;
    isSending.current = true;
    const nowIso = () => new Date(Date.now() + ahead).toISOString();
    const fail = ({ requestId }: KeptHandOver) =>
      changeQueue(personId, (kept) => failedOnce(kept, requestId, nowIso()));
    const mark = (handOver: KeptHandOver, became: Pick<KeptHandOver, 'state' | 'disagreement'>) => {
      const answeredAt = nowIso();
      return changeQueue(personId, (kept) =>
        answered(kept, handOver, { ...became, answeredAt }).filter(
          ({ state, deviceAt }) => state !== 'sent' || Date.parse(deviceAt) > Date.now() - SHOWN,
        ),
      );
    };
    try {
      const { taken, isReached } = await sendWaiting(due, {
        send,
        undo,
        settle,
        sendPhoto,
        mark,
        fail,
        isSignedOut,
      });
      reportReach(isReached);
      if (taken > 0) setJustSent(taken);
      if (isReached) await Promise.all([utils.hosting.invalidate(), utils.custody.invalidate()]);
    } finally {
      isSending.current = false;
    }
  };
  const again = useEffectEvent(() => void trySending(false));

  const isWaiting = queue?.some(({ state }) => state === 'waits') === true;
  useEffect(() => {
    if (!isWaiting) return;
    const tryAgain = () => again();
    tryAgain();
    const timer = setInterval(tryAgain, EVERY);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isWaiting]);

  useEffect(() => {
    if (justSent === 0) return;
    const timer = setTimeout(() => setJustSent(0), SAID);
    return () => clearTimeout(timer);
  }, [justSent]);
  return { justSent, sendNow: () => trySending(true) };
}
