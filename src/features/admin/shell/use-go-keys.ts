import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { isTyping } from '#web/features/admin/kit/is-typing.ts';
import { useLettersOn } from '#web/features/admin/kit/letters.ts';
import { placeOfLetter } from './admin-nav.ts';

/** How long the letter after `G` is waited for, in milliseconds. */
const PATIENCE = 1_500;

/** `G`, then a letter, leads to a page. */
export function useGoKeys(role: AdminRole): void {
  const router = useRouter();
  const isOn = useLettersOn();
  useEffect(() => {
    if (!isOn) return;
    let since = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const wasGo = performance.now() - since < PATIENCE;
      since = Number.NEGATIVE_INFINITY;
      if (!wasGo) {
        if (event.key.toLowerCase() === 'g') since = performance.now();
        return;
      }
      const to = placeOfLetter(event.key.toLowerCase(), role);
      if (to === null) return;
      // The page's own letters are not meant.
      event.stopImmediatePropagation();
      event.preventDefault();
      void router.navigate({ to });
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [router, role, isOn]);
}
