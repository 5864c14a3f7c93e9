import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device has a network. @param onServer what the server supposes of who will read its page */
export const useIsOnline = (onServer = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => onServer,
  );
