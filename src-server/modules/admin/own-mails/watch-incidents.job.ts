import { hearsOf, type IncidentKind, incidentKinds } from '#shared/admin/own-mails.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { lastingIncidents } from './incidents.ts';
import { readersOf } from './own-mails.ts';
import { sendIncidentMail, watchIncidents } from './own-mails-jobs.ts';

const endSql = `
  update incidents set ended_at = $3 where kind = $1 and ended_at is null and key <> all($2::text[]) returning 1`;

const beginSql = `
  insert into incidents (id, kind, key, began_at) select gen_random_uuid(), $1, key, $3 from unnest($2::text[]) key
  on conflict (kind, key) where ended_at is null do nothing returning 1`;

/** Incidents that last and were not mailed, unless one of their kind was within the hour: they wait for the next mail. */
const tellSql = `
  update incidents set told_at = $2 where kind = $1 and ended_at is null and told_at is null
    and not exists (select from incidents told where told.kind = $1 and told.told_at > $2::timestamptz - interval '1 hour')
  returning key`;

/**
 * Every minute: new incidents are mailed to the administrators whose work they are and who want it, in one mail a kind, at most
 * one an hour, and once while an incident lasts: however often the job runs, and in however many processes.
 */
export const watchIncidentsHandler = handleJob(
  watchIncidents,
  (_payload, deps: Deps) => forEachOnItsOwn(incidentKinds, (kind) => watch(deps, kind)),
  '* * * * *',
);

async function watch(deps: Deps, kind: IncidentKind): Promise<void> {
  const keys = [...new Set((await lastingIncidents(deps, kind)).map(({ key }) => key))].toSorted();
  const readers = (await readersOf(deps)).filter(({ role, atOnce }) => atOnce && hearsOf(role, kind));
  const now = deps.clock.now().toString();
  await inTransaction(deps, async (em) => {
    await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`incidents:${kind}`]);
    await sqlRows(em, endSql, [kind, keys, now]);
    await sqlRows(em, beginSql, [kind, keys, now]);
    const told = await sqlRows<{ key: string }>(em, tellSql, [kind, now]);
    if (told.length === 0) return;
    const about = { kind, keys: told.map(({ key }) => key).toSorted() };
    for (const { id } of readers) await deps.jobs.enqueue(em, sendIncidentMail, { userId: id, ...about });
  });
}
