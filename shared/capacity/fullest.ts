import type { PlainHold } from './places-left.ts';

/** The most bags held at one time, and the first stretch on which that many are, in milliseconds since 1970. */
export interface Fullest {
  readonly bags: number;
  readonly since: number;
  readonly until: number;
}

/**
 * When [from, until), in milliseconds, is at its fullest: `bags` is `peakBetween` of the same; with nothing held it is the
 * whole of it, with 0 bags.
 */
export function fullestBetween(holds: readonly PlainHold[], from: number, until: number): Fullest {
  const inside = (at: number): boolean => at > from && at < until;
  const cuts = [...new Set([from, ...holds.flatMap(([since, to]) => [since, to]).filter(inside), until])];
  cuts.sort((a, b) => a - b);
  const heldAt = (at: number): number =>
    holds.reduce((sum, [since, to, bags]) => (since <= at && at < to ? sum + bags : sum), 0);
  const stretches = cuts.slice(0, -1).map((at) => ({ since: at, bags: heldAt(at) }));
  const bags = Math.max(0, ...stretches.map((stretch) => stretch.bags));
  const first = stretches.findIndex((stretch) => stretch.bags === bags);
  const after = stretches.findIndex((stretch, index) => index > first && stretch.bags !== bags);
  return {
    bags,
    since: stretches[first]?.since ?? from,
    until: after === -1 ? until : (stretches[after]?.since ?? until),
  };
}
