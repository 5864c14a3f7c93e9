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
  const tagsOf = (kind: 'in' | 'out') =>
    entries.findLast((entry) => entry.kind === kind && !undone.has(entry.id))?.tags ?? [];
  const [came, left] = [tagsOf('in'), tagsOf('out')];
  const tags = [...new Set([...came, ...left])];
  const tagged = Math.max(tags.length, came.length);
  const bags = [...tags, ...Array.from({ length: Math.max(0, counts.booked - tagged) }, (_, at) => tagged + at + 1)];
  const isShort = counts.came !== null && counts.left !== null && counts.left < counts.came;
  const missing = left.length === 0 ? bags[0] : bags.find((bag) => typeof bag === 'number' || !left.includes(bag));
  return { bags, missing: isShort ? (missing ?? null) : null };
}
