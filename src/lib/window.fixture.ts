import { Window } from 'happy-dom';
import { vi } from 'vitest';

const names = ['document', 'Node', 'Element', 'HTMLElement', 'HTMLIFrameElement', 'Event', 'MutationObserver'] as const;

/**
 * A window without a browser, for what React does with the server's markup. Modules that ask for one when they are
 * loaded, React's own among them, are imported after it was opened.
 * @returns what closes it.
 */
export function openWindow(): () => void {
  vi.resetModules();
  const window = new Window();
  vi.stubGlobal('window', window);
  for (const name of names) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => done());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
}
