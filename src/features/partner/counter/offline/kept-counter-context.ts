import { createContext, use } from 'react';
import type { Today } from '#shared/custody/todays-list.ts';
import type { KeptDay, KeptHandOver } from '#web/lib/counter/kept-counter.ts';

/** The counter as this device keeps it. */
export interface KeptCounter {
  /** Null while it is read. */
  readonly isRead: boolean;
  readonly day: KeptDay | null;
  readonly queue: readonly KeptHandOver[];
  /** Hand-overs that were kept on this device and that the browser cleared before they were sent; until they are seen. */
  readonly lost: number;
  readonly seeLost: () => Promise<void>;
  /** Since when (ISO) the site cannot be reached; null while it can. */
  readonly goneSince: string | null;
  /** How many were sent a moment ago. */
  readonly justSent: number;
  /** Now (ISO), by the server's clock as far as the device knows it. */
  readonly now: () => string;
  readonly keep: (today: Today) => void;
  readonly add: (handOver: Omit<KeptHandOver, 'personId' | 'state' | 'answeredAt' | 'disagreement'>) => Promise<void>;
  /** Takes one back that waits; answers whether the server, which may have it, has still to hear of that. */
  readonly takeBack: (requestId: string) => Promise<boolean>;
  readonly sendNow: () => Promise<void>;
}

export const KeptCounterContext = createContext<KeptCounter | null>(null);

/** @throws outside of a `KeptCounterProvider`. */
export function useKeptCounter(): KeptCounter {
  const kept = use(KeptCounterContext);
  if (kept === null) throw new Error('The counter is shown inside of what keeps it');
  return kept;
}
