import { useSyncExternalStore } from 'react';

const phone = '(width <= 767px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the phone layout shows; not on the server, where the style sheet decides alone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
