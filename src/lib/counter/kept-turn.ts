import type { Outputs } from '#web/lib/trpc.ts';

type Shared = NonNullable<Outputs['pins']['here']['shared']>;

/** Whose turn it is on a device that people share, as the server said last; `turn` is null before a PIN was given. */
export type KeptTurn = Pick<Shared, 'turn'>;

const KEPT = 'counter-turn';

/** Keeps it for when there is no network; null for a device that is not shared. */
export function keepTurn(kept: KeptTurn | null): void {
  if (kept === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, JSON.stringify({ turn: kept.turn }));
}

/** What was kept; null for a device that is not shared. */
function keptTurn(): KeptTurn | null {
  const text = localStorage.getItem(KEPT);
  return text === null ? null : (JSON.parse(text) as KeptTurn);
}

/** The turn in which something is done without a network; `locked` where a PIN has to be given first, which needs one. */
export function turnNow(now: number): { readonly id: string; readonly userId: string } | 'locked' | null {
  const kept = keptTurn();
  if (kept === null) return null;
  return kept.turn === null || Date.parse(kept.turn.until) <= now ? 'locked' : kept.turn;
}
