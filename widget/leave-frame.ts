/** Time in ms after which a press that led nowhere is tried otherwise; the browser still counts it as a press. */
const PATIENCE_MS = 800;

/** Out of any frame a booking goes on in the whole window: our pages are shown in no frame of others. */
export const targetOf = (): string | undefined => (window.top === window ? undefined : '_top');

/**
 * Follows a press on a link to our pages out of a frame: where the frame may not lead the whole window (its page can
 * forbid that), the link opens in a tab.
 * @param base the origin of our pages; links elsewhere, such as others of the page around, are left alone
 * @param onStuck receives the address where a tab is forbidden too
 */
export function leaveFrame(event: MouseEvent, base: string, onStuck: (address: string) => void): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (link === undefined || window.top === window || new URL(link.href).origin !== base) return;
  // A tab that was asked for by the key opens by itself.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The link that the page around wrote knows of no frame.
  link.target = '_top';
  const isLeaving = new AbortController();
  window.addEventListener('pagehide', () => isLeaving.abort(), { once: true });
  setTimeout(() => {
    if (!isLeaving.signal.aborted && window.open(link.href, '_blank') === null) onStuck(link.href);
  }, PATIENCE_MS);
}
