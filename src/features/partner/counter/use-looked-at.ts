import { useState } from 'react';
import type { FoundCode, Handing } from './ticket.ts';

/** The ticket that is looked at, null for none, and the ways to come to one by its code. */
export function useLookedAt() {
  const [looked, look] = useState<FoundCode | null>(null);
  const lookByTyped = (code: string) => look({ code, found: 'typed' });
  /** From the list of pick-ups it is opened for its check-out, however short ago it came in. */
  const lookByListed = (code: string, handing: Handing) =>
    look({ code, found: 'listed', ...(handing === 'out' && { wants: 'out' }) });
  return { looked, look, lookByTyped, lookByListed };
}
