/** Starts the service worker that keeps seen tickets readable without a network; browsers without one do as before. */
export function keepTicketsOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Takes kept tickets off this device; called at sign-out. */
export function forgetTickets(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage('forget-tickets');
}
