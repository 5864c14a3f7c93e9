/** A row of the custody record, as far as bags and their tags go. */
interface HandOverRow {
  readonly id: string;
  readonly kind: 'in' | 'out' | 'undo' | 'correction';
  readonly bagsCount: number;
  readonly tags: readonly string[] | null;
  readonly undoesId: string | null;
}

/** What a bag's tag says, or which one it was, counted from 1, where it had none. */
export type ClaimBag = string | number;

/**
 * The bags of an order that a claim can be about: those of the record's tags, then those that had none, as many as were
 * booked. `missing` is one that was not handed back, the first that the record can tell; null where none stayed behind.
 */
export function bagsOfClaim(
  entries: readonly HandOverRow[],
  bagsCount: number,
): { readonly bags: readonly ClaimBag[]; readonly missing: ClaimBag | null } {
  const undone = new Set(entries.map(({ undoesId }) => undoesId));
  const lastOf = (...kinds: readonly HandOverRow['kind'][]) =>
    entries.findLast(({ id, kind }) => kinds.includes(kind) && !undone.has(id));
  const out = lastOf('out');
  const [came, left] = [lastOf('in')?.tags ?? [], out?.tags ?? []];
  const tags = [...new Set([...came, ...left])];
  const tagged = Math.max(tags.length, came.length);
  const bags = [...tags, ...Array.from({ length: Math.max(0, bagsCount - tagged) }, (_, at) => tagged + at + 1)];
  const isShort = out !== undefined && out.bagsCount < (lastOf('in', 'correction')?.bagsCount ?? 0);
  const missing = left.length === 0 ? bags[0] : bags.find((bag) => typeof bag === 'number' || !left.includes(bag));
  return { bags, missing: isShort ? (missing ?? null) : null };
}
