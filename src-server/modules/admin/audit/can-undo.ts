import { clean, type Row } from '#server/platform/audit/audited-row.ts';
import { type Reversal, reversals } from './reversals.ts';

/** `changed`: a person changed the same since. `null` for what no one can take back. */
export type UndoState = 'possible' | 'undone' | 'changed' | null;

/** An act as the log keeps it. */
export interface KeptAct {
  readonly id: string;
  readonly action: string;
  readonly subjectId: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What takes an act back; none where it changed nothing that can be. */
export function reversalOf({ action, after }: KeptAct): Reversal | null {
  const reversal = reversals[action];
  return reversal?.columns.some((name) => after !== null && name in after) === true ? reversal : null;
}

/** Whether the row still says what the act left. */
export const standsAsLeft = ({ columns }: Reversal, { after }: KeptAct, row: Row | null): boolean =>
  row !== null &&
  columns.every(
    (name) => after === null || !(name in after) || JSON.stringify(clean(row[name])) === JSON.stringify(after[name]),
  );
