import { Duration } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { auditLogSchema } from '#shared/admin/audit-schema.ts';
import type { Deps } from '#server/deps.ts';
import { changedPlans } from '#server/modules/rates/rates.module.ts';
import type { AuditedRow, Row } from '#server/platform/audit/audited-row.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { reversalOf, standsAsLeft, type UndoState } from './can-undo.ts';
import { entriesSql } from './entries.sql.ts';
import { named } from './named.ts';
import { subjectsOf } from './entry-subjects.ts';

interface EntryRow {
  readonly id: string;
  readonly created_at: Date;
  readonly actor: string | null;
  readonly actor_name: string | null;
  readonly service: string | null;
  readonly action: string;
  readonly subject_id: string;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly input: unknown;
  readonly ended: boolean;
  readonly undone_at: Date | null;
  /** Of an entry that took another back: that one's. */
  readonly undone_action: string | null;
  readonly undone_subject_id: string | null;
  readonly undone_before: Row | null;
  readonly undone_after: Row | null;
}

/** The rows that acts can be taken back to, as they are now: one question for each table. */
async function rowsNow(db: Database, wanted: ReadonlyMap<AuditedRow['table'], readonly string[]>) {
  const found = await Promise.all(
    [...wanted].map(([table, ids]) =>
      db.query<{ id: string; row: Row }>(`select id, to_jsonb(t) as row from ${table} t where id = any($1::uuid[])`, [
        ids,
      ]),
    ),
  );
  return new Map(found.flat().map(({ id, row }) => [id, row]));
}

/** A plan of rates is shown as what it changes. */
const isPlan = (action: string) => action === 'admin.rates.plan' || action === 'admin.rates.undo';
const asRow = (value: unknown): Row | null => (typeof value === 'object' && value !== null ? { ...value } : null);

function changeOf(row: EntryRow): { readonly before: Row | null; readonly after: Row | null } {
  if (row.undone_action !== null) {
    const undone = { ...row, action: row.undone_action, undone_action: null };
    const { before, after } = changeOf({ ...undone, before: row.undone_before, after: row.undone_after });
    return { before: after, after: before };
  }
  if (!isPlan(row.action) || row.after === null) return { before: row.before, after: row.after };
  return { before: asRow(row.after.before), after: asRow(row.after.rates) };
}

/** Acts of administrators and scripts, the newest first, and whether each can be taken back. Instants in UTC. */
export async function findEntries({ db, clock }: Pick<Deps, 'db' | 'clock'>, wishes: z.output<typeof auditLogSchema>) {
  const { days, limit } = wishes;
  const values: unknown[] = [];
  const keep: Keep = (value) => values.push(value);
  const since = clock.now().minus(Duration.ofDays(days)).toString();
  const found = await db.query<EntryRow>(entriesSql(wishes, since, keep), values);
  const rows = found.slice(0, limit);
  const acts = rows.map((row) => ({ row, act: { ...row, subjectId: row.subject_id } }));
  const wanted = new Map<AuditedRow['table'], string[]>();
  for (const { act } of acts) {
    const table = reversalOf(act)?.table;
    if (table !== undefined) wanted.set(table, [...(wanted.get(table) ?? []), act.subjectId]);
  }
  const [now, changed, subjects] = await Promise.all([
    rowsNow(db, wanted),
    changedPlans({ db }, wanted.get('rate_plans') ?? []),
    subjectsOf(
      db,
      rows.flatMap(({ subject_id, undone_subject_id }) => [subject_id, undone_subject_id ?? '']),
    ),
  ]);
  const undoOf = ({ row, act }: (typeof acts)[number]): UndoState => {
    if (row.undone_at !== null) return 'undone';
    const reversal = reversalOf(act);
    if (reversal === null) return null;
    if (reversal.table === 'rate_plans' && changed.has(act.subjectId)) return 'changed';
    return standsAsLeft(reversal, act, now.get(act.subjectId) ?? null) ? 'possible' : 'changed';
  };
  const entries = acts.map(({ row, act }) => ({
    id: row.id,
    at: isoOfDate(row.created_at),
    actor: row.actor ?? (row.service === null ? 'the system' : `service:${row.service}`),
    actorName: row.actor_name === '' ? null : row.actor_name,
    action: row.action,
    /** Of an act that took another back: what that was. */
    undoes: row.undone_action,
    subjectId: row.undone_subject_id ?? row.subject_id,
    subjectName: subjects.get(row.undone_subject_id ?? row.subject_id)?.name ?? null,
    currency: subjects.get(row.undone_subject_id ?? row.subject_id)?.currency ?? null,
    ...changeOf(row),
    /** What was sent, without secrets. */
    input: row.input ?? null,
    /** Whether it is known how it ended; not while it is under way, nor where the server stopped meanwhile. */
    ended: row.ended,
    undo: undoOf({ row, act }),
    undoneAt: row.undone_at === null ? null : isoOfDate(row.undone_at),
  }));
  return { entries: [...(await named(db, entries))], more: found.length > limit };
}
