import { custodyOf } from '#shared/custody/custody-state.ts';
import type { Outputs } from '#web/lib/trpc.ts';

export type CustodyRecord = Outputs['custody']['record'];
export type CustodyEntry = CustodyRecord['entries'][number];

/**
 * What the record comes to: the latest check-in and check-out that were not taken back, how many bags came, went back, are
 * inside and are missing over all of them, and the numbers on the tags of those that came and went.
 */
export function recordMarks(entries: readonly CustodyEntry[]) {
  const undone = new Set(entries.flatMap(({ undoesId }) => (undoesId === null ? [] : [undoesId])));
  const valid = entries.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id));
  const last = (kind: CustodyEntry['kind']) => valid.findLast((entry) => entry.kind === kind) ?? null;
  const tagsOf = (kind: CustodyEntry['kind']) =>
    [...new Set(valid.flatMap((entry) => (entry.kind === kind ? (entry.tags ?? []) : [])))].toSorted();
  return {
    checkIn: last('in'),
    checkOut: last('out'),
    bags: custodyOf(entries.map((entry) => ({ ...entry, at: Date.parse(momentOf(entry)) }))),
    tagsIn: tagsOf('in'),
    tagsOut: tagsOf('out'),
  };
}

export type RecordMarks = ReturnType<typeof recordMarks>;

/** When it happened: by the device's clock where it was made without a network. */
export const momentOf = ({ deviceAt, happenedAt }: CustodyEntry): string => deviceAt ?? happenedAt;

/** The numbers on the tags of bags that are inside: those taken in and not handed back since. */
export function tagsInside(entries: readonly CustodyEntry[]): readonly string[] {
  const undone = new Set(entries.flatMap(({ undoesId }) => (undoesId === null ? [] : [undoesId])));
  const inside = new Set<string>();
  for (const { id, kind, tags } of entries) {
    if (undone.has(id)) continue;
    for (const tag of tags ?? []) {
      if (kind === 'in') inside.add(tag);
      if (kind === 'out') inside.delete(tag);
    }
  }
  return [...inside];
}
