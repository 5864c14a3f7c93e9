import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let goneSince: string | null = null;
let isWatched = false;

function set(next: string | null): void {
  if (goneSince === next) return;
  goneSince = next;
  for (const listener of listeners) listener();
}

/** Says what a call found out: there is a network that reaches the site, or there is none. */
export const reportReach = (isReached: boolean): void =>
  set(isReached ? null : (goneSince ?? new Date().toISOString()));

function subscribe(listener: () => void): () => void {
  if (!isWatched) {
    isWatched = true;
    if (!navigator.onLine) reportReach(false);
    window.addEventListener('offline', () => reportReach(false));
    window.addEventListener('online', () => reportReach(true));
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Since when (ISO) the site cannot be reached; null while it can. */
export const useNetworkGone = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => goneSince,
    () => null,
  );
