import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads the focus to where a booking's money is decided when the address ends with `#refund` or `#cancel`, each time that a person comes by it, once what follows `isShown`. */
export function useLedTo(act: 'refund' | 'cancel', isShown: boolean): void {
  const visit = useLocation({ select: ({ hash, state }) => (hash === act ? (state.__TSR_key ?? act) : null) });
  useEffect(() => {
    if (visit === null || !isShown) return undefined;
    const lead = () => {
      const section = document.querySelector(`[data-decides=${act}]`);
      section?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
      section?.scrollIntoView({ block: 'start' });
    };
    // The palette gives the focus back to where it came from when it has faded.
    const palette = document.querySelector('dialog[open]');
    if (palette === null) lead();
    palette?.addEventListener('close', lead, { once: true });
    return () => palette?.removeEventListener('close', lead);
  }, [act, visit, isShown]);
}
