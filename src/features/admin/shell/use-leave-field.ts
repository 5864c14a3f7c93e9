import { useEffect } from 'react';

/** Esc leaves a field and keeps its words, so that the letters of the page are heard again; a list's own Esc comes first. */
export function useLeaveField(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const field = event.target;
      if (event.key !== 'Escape' || event.defaultPrevented || !(field instanceof HTMLElement)) return;
      if (!field.matches('input, textarea, select') || field.closest('dialog, [role="listbox"]') !== null) return;
      if (field.getAttribute('aria-expanded') === 'true') return;
      // A search field would lose its words.
      event.preventDefault();
      field.blur();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
