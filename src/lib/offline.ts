/** Starts the service worker that keeps seen tickets readable without a network; browsers without one do as before. */
export function keepTicketsOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Keeps the ticket at `path` with the files that this page has loaded, however it was come to. */
export function keepTicket(path: string): void {
  if (!('serviceWorker' in navigator)) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: path, files }));
}

/** Whether the ticket at `path` could be opened without a network. */
export const isTicketKept = async (path: string): Promise<boolean> =>
  typeof document !== 'undefined' && 'caches' in globalThis && (await caches.match(path)) !== undefined;

/** Says whose pages these are, so that tickets which were kept for somebody else go. `null` for a visitor. */
export function keepTicketsFor(personId: string | null): void {
  if (!('serviceWorker' in navigator)) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ holder: personId ?? 'visitor' }));
}

/** Takes kept tickets off this device; called at sign-out. */
export function forgetTickets(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage('forget-tickets');
}
