import type { QueryClient } from '@tanstack/react-query';
import { forgetTickets } from '#web/lib/offline.ts';

/** Deletes what the browser kept of private pages, such as tickets for offline use. */
function forgetPrivatePages(): void {
  sessionStorage.clear();
  if (!('caches' in globalThis)) return;
  void caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => {});
}

/** Takes everything of the person who was signed in off this device, but for the answers that are on the screen. */
export function forgetPerson(): void {
  forgetPrivatePages();
  forgetTickets();
}

/** Drops the answers that were the person's own, so that whoever comes next never sees them. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
}

/** Queries whose answers are the same for everybody, and the viewer, who has just been set. */
function isPublic(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey;
  if (!Array.isArray(path)) return false;
  const name = path.join('.');
  return name.startsWith('cms.') || name.startsWith('search.') || name === 'accounts.viewer';
}
