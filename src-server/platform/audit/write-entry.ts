import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';

interface Entry {
  /** Null for a script. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly after: object;
  /** ISO instant. */
  readonly at: string;
}

/** Writes an act down in its own transaction: both happen, or neither. */
export async function writeEntry(em: EntityManager, { actorId, action, subject, subjectId, after, at }: Entry) {
  await sqlRows(
    em,
    `insert into audit_log (id, actor_id, action, subject, subject_id, after, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), actorId, action, subject, subjectId, JSON.stringify(after), at],
  );
}
