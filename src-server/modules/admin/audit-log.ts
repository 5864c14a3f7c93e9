import { Duration, Instant } from '@js-joda/core';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';

interface EntryRow {
  readonly created_at: Date;
  readonly actor: string | null;
  readonly service: string | null;
  readonly action: string;
  readonly subject_id: string;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly input: unknown;
}

const MOST = 500;

/** Acts of administrators and scripts, the newest first, of some days and, if asked, about one thing. Instants in UTC. */
export async function auditLog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { days, about }: { readonly days: number; readonly about?: string | undefined },
) {
  const rows = await db.query<EntryRow>(
    `select a.created_at, u.email as actor, a.call ->> 'service' as service, a.action, a.subject_id, a.id,
       a.before, a.after, a.call -> 'input' as input
     from audit_log a left join users u on u.id = a.actor_id
     where a.created_at >= $1 and ($2::text is null or a.subject_id = $2)
     order by a.created_at desc, a.id desc limit ${MOST + 1}`,
    [clock.now().minus(Duration.ofDays(days)).toString(), about ?? null],
  );
  return {
    entries: rows.slice(0, MOST).map((row) => ({
      at: toIso(Instant.ofEpochMilli(row.created_at.getTime())),
      actor: row.actor ?? (row.service === null ? 'the system' : `service:${row.service}`),
      action: row.action,
      subjectId: row.subject_id,
      id: row.id,
      before: row.before,
      after: row.after,
      /** What was sent, without secrets. */
      input: row.input ?? null,
    })),
    more: rows.length > MOST,
  };
}
