import { useState } from 'react';
import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import type { FoundCode } from './ticket.ts';

/** The ticket that is looked at, null for none, and the ways to come to one by its code. */
export function useLookedAt() {
  const [looked, look] = useState<FoundCode | null>(null);
  const by = (found: WayFound) => (code: string) => look({ code, found });
  return { looked, look, lookByTyped: by('typed'), lookByListed: by('listed') };
}
