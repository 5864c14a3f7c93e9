import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has come to life in the browser: what only a browser knows may show from then on. It becomes true in a
 * render that gives way to presses and frames.
 */
export const useIsAlive = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
