import type { AdminClaim } from './claim.ts';

type Entry = AdminClaim['record']['entries'][number];

export interface RecordFacts {
  /** The last hand-over of each kind that stands; `null` where there is none. */
  readonly came: Entry | null;
  readonly left: Entry | null;
  /** The numbers on the bags' tags at both, in order; `null` where one of them wrote none down. */
  readonly tags: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly isSame: boolean;
  } | null;
}

/** What the hand-overs of an order say of its bags. An undo is the last word on the hand-over before it. */
export function recordFacts(entries: readonly Entry[]): RecordFacts {
  const standing = entries.filter(({ kind }, at) => kind !== 'undo' && entries[at + 1]?.kind !== 'undo');
  const came = standing.findLast(({ kind }) => kind === 'in') ?? null;
  const left = standing.findLast(({ kind }) => kind === 'out') ?? null;
  if (came === null || left === null || came.tags === null || left.tags === null) return { came, left, tags: null };
  const [before, after] = [came.tags.toSorted(), left.tags.toSorted()];
  return { came, left, tags: { before, after, isSame: before.join() === after.join() } };
}
