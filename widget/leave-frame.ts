/** Time in ms after which a press that led nowhere is tried otherwise; the browser still counts it as a press. */
const PATIENCE_MS = 800;

/** Out of any frame a booking goes on in the whole window: our pages are shown in no frame of others. */
export const targetOf = (): string | undefined => (window.top === window ? undefined : '_top');

/**
 * Follows a press on a link out of a frame: where the frame may not lead the whole window (its page can forbid that), the
 * link opens in a tab.
 */
export function leaveFrame(event: Event): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (link === undefined || link.target !== '_top' || window.top === window) return;
  const isLeaving = new AbortController();
  window.addEventListener('pagehide', () => isLeaving.abort(), { once: true });
  setTimeout(() => {
    if (!isLeaving.signal.aborted) window.open(link.href, '_blank');
  }, PATIENCE_MS);
}
