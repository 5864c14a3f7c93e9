import { hearsOf, type IncidentKind, incidentKinds } from '#shared/admin/own-mails.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { burning } from './incidents.ts';
import { readersOf } from './own-mails.ts';
import { sendIncidentMail, watchIncidents } from './own-mails-jobs.ts';

const endSql = `
  update incidents set ended_at = $3 where kind = $1 and ended_at is null and key <> all($2::text[]) returning 1`;

const beginSql = `
  insert into incidents (id, kind, key, began_at) select gen_random_uuid(), $1, key, $3 from unnest($2::text[]) key
  on conflict (kind, key) where ended_at is null do nothing returning 1`;

/** What lasts and was not told, unless one of its kind was told within the hour: it waits for the next mail. */
const tellSql = `
  update incidents set told_at = $2 where kind = $1 and ended_at is null and told_at is null
    and not exists (select from incidents told where told.kind = $1 and told.told_at > $2::timestamptz - interval '1 hour')
  returning key`;

/**
 * Every minute: what has begun to burn is told to the administrators whose work it is and who want to be told, in one mail a
 * kind, and at most one an hour; not again while it lasts. However often it runs, and on however many machines, an incident is
 * told once.
 */
export const watchIncidentsHandler = handleJob(
  watchIncidents,
  (_payload, deps: Deps) => forEachOnItsOwn(incidentKinds, (kind) => watch(deps, kind)),
  '* * * * *',
);

async function watch(deps: Deps, kind: IncidentKind): Promise<void> {
  const keys = [...new Set((await burning(deps, kind)).map(({ key }) => key))].toSorted();
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
