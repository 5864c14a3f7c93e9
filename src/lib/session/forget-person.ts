import type { QueryClient } from '@tanstack/react-query';
import { forgetTickets } from '#web/lib/offline.ts';
import { isPublicQuery } from './private-queries.ts';

/** Deletes the pages and tickets that the browser kept for the person, for use without a network. */
export function forgetKeptPages(): void {
  forgetTickets();
  if (!('caches' in globalThis)) return;
  void caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => {});
}

/** Takes everything of the person who was signed in off this device, but for the answers that are on the screen. */
export function forgetPerson(): void {
  sessionStorage.clear();
  // A claim that was begun, see `features/claims`.
  for (const key of Object.keys(localStorage)) if (key.startsWith('claim:')) localStorage.removeItem(key);
  if (localStorage.getItem('counter-holder') !== null) {
    void import('#web/lib/counter/kept-counter.ts').then(({ forgetCounter }) => forgetCounter()).catch(() => {});
  }
  forgetKeptPages();
}

/** Drops the answers that were the person's own, so that whoever comes next never sees them. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
}

const isPublic = ([path]: readonly unknown[]): boolean => Array.isArray(path) && isPublicQuery(path.join('.'));
