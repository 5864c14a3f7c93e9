/** Runs something in a pause after all of the page has come: what is not needed yet, and soon may be. */
export function inPause(run: () => void): void {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
