import { useSyncExternalStore } from 'react';

export const phoneQuery = '(width <= 767px)';

export function subscribeToPhone(changed: () => void): () => void {
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the phone layout shows; not on the server, where the style sheet decides alone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribeToPhone,
    () => matchMedia(phoneQuery).matches,
    () => false,
  );
