import { useSyncExternalStore } from 'react';
import { phoneLayout } from '#web/lib/phone-layout.ts';

/** Asked once: each new list that a style is matched by costs the page a look at its window. */
const phone = typeof matchMedia === 'undefined' ? null : matchMedia(phoneLayout);

function subscribeToPhone(changed: () => void): () => void {
  phone?.addEventListener('change', changed);
  return () => phone?.removeEventListener('change', changed);
}

const isPhoneNow = (): boolean => phone?.matches === true;

/** The layout that the style sheet shows; `null` on the server and until the page has come to life, when both are there. */
export const useLayout = (): 'phone' | 'wide' | null =>
  useSyncExternalStore(
    subscribeToPhone,
    () => (isPhoneNow() ? 'phone' : 'wide'),
    () => null,
  );

/** Whether the phone layout shows; not on the server, where the style sheet decides alone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribeToPhone, isPhoneNow, () => false);
