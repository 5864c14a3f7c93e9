/** A hand-over as it counts: what was undone is left out by its `undo` row. */
export interface CountedHandOver {
  readonly id: string;
  readonly kind: 'in' | 'out' | 'correction' | 'undo';
  readonly bagsCount: number;
  /** Bags that the counter said are missing, of a hand-over out. */
  readonly missingBags?: number | null;
  readonly undoesId: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** What the record of an order comes to. Instants in milliseconds since 1970. */
export interface CustodyState {
  /** The first check-in that stands. */
  readonly inAt: number | null;
  /** The most bags that were inside at once. */
  readonly inBags: number;
  /** When the last bag left. */
  readonly outAt: number | null;
  /** Bags that were handed back and did not come again. */
  readonly outBags: number;
  readonly inside: number;
  readonly missing: number;
}

const nothing: CustodyState = { inAt: null, inBags: 0, outAt: null, outBags: 0, inside: 0, missing: 0 };

function step(state: CustodyState, row: CountedHandOver): CustodyState {
  switch (row.kind) {
    case 'in': {
      const inside = state.inside + row.bagsCount;
      const outBags = Math.max(0, state.outBags - row.bagsCount);
      return {
        ...state,
        inAt: state.inAt ?? row.at,
        inside,
        outAt: null,
        outBags,
        inBags: Math.max(state.inBags, inside + outBags),
      };
    }
    case 'out': {
      const missing = row.missingBags ?? 0;
      const inside = Math.max(0, state.inside - row.bagsCount - missing);
      return {
        ...state,
        inside,
        outBags: state.outBags + row.bagsCount,
        missing: state.missing + missing,
        outAt: inside === 0 ? row.at : null,
      };
    }
    case 'correction': {
      // To none where none left either: they never came.
      if (row.bagsCount === 0 && state.outBags === 0) return nothing;
      return {
        ...state,
        inside: row.bagsCount,
        inBags: row.bagsCount + state.outBags,
        outAt: row.bagsCount === 0 ? row.at : null,
      };
    }
    case 'undo':
      return state;
  }
}

/**
 * What the hand-overs of one order come to, in the order in which they stand in the record: an undone one counts as if
 * it had not been made.
 */
export function custodyOf(rows: readonly CountedHandOver[]): CustodyState {
  const undone = new Set(rows.map(({ undoesId }) => undoesId));
  return rows.filter(({ id }) => !undone.has(id)).reduce(step, nothing);
}
