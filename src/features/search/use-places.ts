import { useEffect, useState } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { statusOf } from '#web/lib/status-of.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';

export type PlaceRow = Outputs['search']['places'][number];

/** Suggestions start at this many characters. */
const leastCharacters = 3;
const patience = 10_000;
const typingPause = 200;

export type PlacesState =
  | { readonly kind: 'short' }
  | { readonly kind: 'loading' }
  /** Late after 10 seconds, unreachable without an answer, else with what the server said. */
  | { readonly kind: 'failed'; readonly reason: 'late' | 'unreachable' | { readonly said: string } }
  | { readonly kind: 'found'; readonly places: readonly PlaceRow[] };

/** Places for what is being typed. Gives up after 10 seconds. */
export function usePlaces(typed: string, near: MapPlace): PlacesState {
  const now = typed.trim();
  const text = useLater(now, typingPause);
  // Who has left the field, or cleared it, asks for nothing more.
  const isLong = Math.min(now.length, text.length) >= leastCharacters;
  const query = trpc.search.places.useQuery(
    { text, near: { latitude: near.latitude, longitude: near.longitude } },
    { enabled: isLong, staleTime: 300_000 },
  );
  const [lateFor, setLateFor] = useState<string | null>(null);
  useEffect(() => {
    if (!isLong || !query.isFetching) return;
    const timer = setTimeout(() => setLateFor(text), patience);
    return () => clearTimeout(timer);
  }, [isLong, query.isFetching, text]);
  if (now.length < leastCharacters) return { kind: 'short' };
  if (lateFor === text) return { kind: 'failed', reason: 'late' };
  if (query.isError) {
    const isAnswer = statusOf(query.error) !== null;
    return { kind: 'failed', reason: isAnswer ? { said: query.error.message } : 'unreachable' };
  }
  // What was found for another text is not offered for this one: a key would choose it.
  return isLong && query.data !== undefined && now === text
    ? { kind: 'found', places: query.data }
    : { kind: 'loading' };
}

function useLater(value: string, pause: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
}

/** What stands in the place field for a suggestion. */
export const labelOf = ({ kind, name, context }: PlaceRow): string =>
  kind === 'listing' || context === '' || context === name ? name : `${name}, ${context.split(',')[0] ?? context}`;
