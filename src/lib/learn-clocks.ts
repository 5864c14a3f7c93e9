import type { QueryClient } from '@tanstack/react-query';
import { type ClockFacts, learnClock } from '#shared/time/zone-clock.ts';

/** Lists of listings and orders lie no deeper in an answer. */
const depth = 4;

const isFacts = (value: object): value is ClockFacts => 'zone' in value && 'changes' in value && 'offset' in value;

function learnFrom(value: unknown, left: number): void {
  if (typeof value !== 'object' || value === null || left === 0) return;
  if (isFacts(value)) return learnClock(value);
  for (const each of Object.values(value)) learnFrom(each, left - 1);
}

/**
 * Believes the server about the clocks of every zone that comes with an answer, before anything shows a time of it:
 * this device's own zone data may be years old.
 */
export function learnClocksFrom(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' || type === 'updated') learnFrom(query.state.data, depth);
  });
}
