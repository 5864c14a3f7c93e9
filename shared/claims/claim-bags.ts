/** A row of the custody record, as far as bags and their tags go. */
interface HandOverRow {
  readonly id: string;
  readonly kind: 'in' | 'out' | 'undo' | 'correction';
  readonly tags: readonly string[] | null;
  readonly undoesId: string | null;
}

/** How many bags were booked, taken in and handed back. */
interface BagCounts {
  readonly booked: number;
  readonly came: number | null;
  readonly left: number | null;
}

/** What a bag's tag says, or which one it was, counted from 1, where it had none. */
type ClaimBag = string | number;

/**
 * The bags of an order that a claim can be about: those of the record's tags, then those that had none, as many as were
 * booked. `missing` is one that was not handed back, the first that the record can tell; null where none stayed behind.
 */
export function bagsOfClaim(
  entries: readonly HandOverRow[],
  counts: BagCounts,
): { readonly bags: readonly ClaimBag[]; readonly missing: ClaimBag | null } {
  const undone = new Set(entries.map(({ undoesId }) => undoesId));
  const copies = new Map<string, number>();
  const back = new Set<string>();
  for (const { id, kind, tags } of entries) {
    if ((kind !== 'in' && kind !== 'out') || undone.has(id)) continue;
    for (const tag of tags ?? []) {
      const times = (tags ?? []).filter((each) => each === tag).length;
      copies.set(tag, Math.max(copies.get(tag) ?? 0, times));
      if (kind === 'in') back.delete(tag);
      else back.add(tag);
    }
  }
  const tagged = [...copies.values()].reduce((sum, times) => sum + times, 0);
  const untagged = Array.from({ length: Math.max(0, counts.booked - tagged) }, (_, at) => tagged + at + 1);
  const bags = [...copies.keys(), ...untagged];
  const isShort = counts.came !== null && counts.left !== null && counts.left < counts.came;
  const missing = bags.find((bag) => typeof bag === 'number' || !back.has(bag));
  return { bags, missing: isShort ? (missing ?? null) : null };
}
