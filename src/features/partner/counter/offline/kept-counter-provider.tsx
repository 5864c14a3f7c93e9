import { type ReactNode, useCallback } from 'react';
import type { Today } from '#shared/custody/todays-list.ts';
import { changeQueue, keepDay, seenLost } from '#web/lib/counter/kept-counter.ts';
import { useNetworkGone } from '#web/lib/counter/network.ts';
import { turnNow } from '#web/lib/counter/kept-turn.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type KeptCounter, KeptCounterContext } from './kept-counter-context.ts';
import { takenBack } from './send-waiting.ts';
import { useKept } from './use-kept.ts';
import { useSending } from './use-sending.ts';

type KeptCounterProviderProps = {
  /** Whose counter it is; null where no one is known. */
  readonly personId: string | null;
  readonly children: ReactNode;
};

/** Keeps today's list and the hand-overs of a person on this device, and sends what waits. */
export function KeptCounterProvider({ personId, children }: KeptCounterProviderProps) {
  const t = useTexts('offlineCounter');
  const kept = useKept(personId);
  const goneSince = useNetworkGone();
  const ahead = kept?.day?.ahead ?? 0;
  const { justSent, sendNow } = useSending(personId, kept?.queue, ahead);
  const keep = useCallback(
    (today: Today) => {
      if (personId === null) return;
      // A browser that keeps nothing works as long as there is a network.
      keepDay(personId, { today, ahead: Date.parse(today.askedAt) - Date.now() }).catch(() => undefined);
    },
    [personId],
  );
  const value: KeptCounter = {
    isRead: kept !== null,
    day: kept?.day ?? null,
    queue: kept?.queue ?? [],
    lost: kept?.lost ?? 0,
    seeLost: () => (personId === null ? Promise.resolve() : seenLost(personId)),
    goneSince,
    justSent,
    now: () => new Date(Date.now() + ahead).toISOString(),
    keep,
    add: async (handOver) => {
      if (personId === null) throw new Error('No person is known whose hand-over it is');
      const turn = turnNow(Date.now() + ahead);
      if (turn === 'locked') throw new Error(t('pinNeedsNetwork'));
      const hand = turn === null ? { personId } : { personId: turn.userId, turnId: turn.id };
      const entry = { ...handOver, ...hand, state: 'waits', answeredAt: null, disagreement: null } as const;
      await changeQueue(personId, (queue) => [...queue, entry]);
    },
    takeBack: async (requestId) => {
      if (personId === null) return false;
      const undo = { requestId: newId(), deviceAt: new Date(Date.now() + ahead).toISOString() };
      let isToSend = false;
      await changeQueue(personId, (queue) => {
        const left = takenBack(queue, requestId, undo);
        isToSend = left.some((each) => each.requestId === requestId);
        return left;
      });
      return isToSend;
    },
    sendNow,
  };
  return <KeptCounterContext value={value}>{children}</KeptCounterContext>;
}
