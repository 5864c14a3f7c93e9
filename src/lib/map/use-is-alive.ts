import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has come to life in the browser: what only a browser knows may show from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
