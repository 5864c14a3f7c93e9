import { useEffect, useState } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { statusOf } from '#web/lib/status-of.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';

type FoundPlace = Outputs['search']['places'][number];

/** Places are looked for from this many characters on. */
const MIN_CHARACTERS = 3;
const TIMEOUT_MS = 10_000;
const TYPING_PAUSE_MS = 200;

/** What is known of what was typed. */
export type PlaceSearch =
  /** Too little was typed to look for, or nothing. */
  | { readonly kind: 'short' }
  | { readonly kind: 'loading' }
  /** Late after 10 seconds, unreachable without an answer, else with what the server said. */
  | { readonly kind: 'failed'; readonly reason: 'late' | 'unreachable' | { readonly said: string } }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] };

/** Looks for places by what is being typed. Gives up after 10 seconds. */
export function usePlaceSearch(typed: string, near: MapPlace | undefined): PlaceSearch {
  const now = typed.trim();
  const text = useLater(now, TYPING_PAUSE_MS);
  // Who has left the field, or cleared it, asks for nothing more.
  const isLong = Math.min(now.length, text.length) >= MIN_CHARACTERS;
  const query = trpc.search.places.useQuery(
    { text, near: near && { latitude: near.latitude, longitude: near.longitude } },
    { enabled: isLong, staleTime: 300_000 },
  );
  const [lateFor, setLateFor] = useState<string | null>(null);
  useEffect(() => {
    if (!isLong || !query.isFetching) return;
    const timer = setTimeout(() => setLateFor(text), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLong, query.isFetching, text]);
  if (now.length < MIN_CHARACTERS) return { kind: 'short' };
  // What was found for another text is not offered for this one: a key would choose it.
  if (!isLong || now !== text) return { kind: 'loading' };
  if (lateFor === text) return { kind: 'failed', reason: 'late' };
  if (query.isError) {
    const isAnswer = statusOf(query.error) !== null;
    return { kind: 'failed', reason: isAnswer ? { said: query.error.message } : 'unreachable' };
  }
  return query.data === undefined ? { kind: 'loading' } : { kind: 'found', places: query.data };
}

function useLater(value: string, pause: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
}
