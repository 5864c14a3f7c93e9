import type { QueryClient } from '@tanstack/react-query';
import { leaveCounter, whoLeft } from '#web/lib/counter/counter-holder.ts';
import { forgetTickets } from '#web/lib/offline.ts';
import { isPublicQuery } from './private-queries.ts';

/** What is the same for every person: the page that stands in for others without a network, and the site's own files. */
const ofEveryPerson: readonly string[] = ['offline-1', 'files-1'];

/** Deletes the pages, tickets and pictures that the browser kept for the person, for use without a network. */
export function forgetKeptPages(): void {
  forgetTickets();
  if (!('caches' in globalThis)) return;
  void deletePersonal().catch(() => {});
}

async function deletePersonal(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ofEveryPerson.includes(name)).map((name) => caches.delete(name)));
  const files = await caches.open('files-1');
  const uploaded = (await files.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/files/'));
  await Promise.all(uploaded.map((request) => files.delete(request)));
}

/** What was begun about an order and is kept until it is sent, see `features/claims`, `features/reviews` and `parts/messages`. */
const begun = ['claim:', 'review:', 'message:'];

/** Takes everything of the person who was signed in off this device, but for the answers that are on the screen. */
export function forgetPerson(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (begun.some((form) => key.startsWith(form))) localStorage.removeItem(key);
  leaveCounter();
  forgetWhoLeft();
  forgetKeptPages();
}

/** Does what is left to do of those who left this device's counter: a page may be gone before it is done. */
export function forgetWhoLeft(): void {
  if (whoLeft().length === 0) return;
  void import('#web/lib/counter/kept-counter.ts').then(({ forgetCounters }) => forgetCounters()).catch(() => {});
}

/** Drops the answers that were the person's own, so that the next person never sees them. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
}

const isPublic = ([path]: readonly unknown[]): boolean => Array.isArray(path) && isPublicQuery(path.join('.'));
