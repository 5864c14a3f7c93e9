import type { Deps } from '#server/deps.ts';
import { readRow, type Row } from '#server/platform/audit/audited-row.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import { actChangedSince, actNotUndoable } from '../admin.errors.ts';
import { type KeptAct, reversalOf, standsAsLeft } from './can-undo.ts';

interface Asked {
  readonly entryId: string;
  readonly by: Actor;
}

/**
 * Takes an act of the audit log back: what it changed is as before, through the same checks as the act itself. That is
 * an act of its own; the entry stays.
 * @throws AppError 409 where it can't be taken back, or a person changed the same since; and what the opposite act raises
 */
export async function undoAct(deps: Deps, { entryId, by }: Asked): Promise<void> {
  const [act] = await deps.db.query<KeptAct>(
    'select id, action, subject_id as "subjectId", before, after from audit_log where id = $1',
    [entryId],
  );
  const reversal = act === undefined ? null : reversalOf(act);
  if (act === undefined || reversal === null) throw actNotUndoable();
  await inTransaction(deps, async (em) => {
    const joined = joining(deps, em);
    // Of two who take the same back, the second waits here and finds it done.
    await sqlRows(em, `select from ${reversal.table} where id = $1 for update`, [act.subjectId]);
    const row = await readRow(joined.db, reversal.table, act.subjectId);
    if (row === null || !standsAsLeft(reversal, act, row)) throw actChangedSince();
    const was: Row = { ...row, ...act.before };
    await reversal.undo(joined, { id: act.subjectId, was, row, by });
  });
}
