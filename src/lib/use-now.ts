import { useSyncExternalStore } from 'react';

const never = () => () => {};
let atStart: string | null = null;

/** When this page came to life, an ISO instant; `null` on the server and while the page comes to life. */
export const useNow = (): string | null =>
  useSyncExternalStore(
    never,
    () => (atStart ??= new Date().toISOString()),
    () => null,
  );
