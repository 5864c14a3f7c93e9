import { Duration, Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { auditLogSchema } from '#shared/admin/audit-schema.ts';
import type { AuditActor, AuditArea } from '#shared/admin/lists.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { changedPlans } from '#server/modules/pricing/pricing.module.ts';
import type { AuditedRow, Row } from '#server/platform/audit/audited-row.ts';
import type { Database } from '#server/platform/db/database.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { reversalOf, standsAsLeft, type UndoState } from './can-undo.ts';
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

/** Which actions are about what, as patterns. */
const areaPatterns: Readonly<Record<AuditArea, string | null>> = {
  all: null,
  bookings: '^(admin\\.(bookings|refunds|claims|reviews)|booking|custody|hosting)\\.',
  listings: '^(admin\\.(listings|changeRequests|importListing|closeListing)|partner\\.)',
  people: '^(admin\\.(people|erasePerson)|accounts\\.)',
  prices: '^admin\\.(rates|coupons)\\.',
  content: '^admin\\.(pages|messages)\\.',
  system: '^(admin\\.(jobs|mails|events|payoutRuns|home|runPayouts|issueToken|revokeToken|resend)|webhooks\\.)',
};

const actorConditions: Readonly<Record<AuditActor, string>> = {
  all: 'true',
  people: 'a.actor_id is not null',
  scripts: "a.call ->> 'service' is not null",
  system: "a.actor_id is null and a.call ->> 'service' is null",
};

/** What is asked for besides an area alone: all entries of their time are looked through. */
const wishesSql = (actors: AuditActor) => `
  a.created_at >= $1 and ($2::text is null or coalesce(o.subject_id, a.subject_id) = $2) and ${actorConditions[actors]}
    and ($3::text is null or u.email = $3 or 'service:' || (a.call ->> 'service') = $3)
    and ($4::text is null or coalesce(o.action, a.action) ~ $4)
    and ($5::text is null or a.action ilike $5 or u.email ilike $5 or u.first_name || ' ' || u.last_name ilike $5
      or a.call::text ilike $5 or a.before::text ilike $5 or a.after::text ilike $5
      or exists (select from bookings b where b.id::text = a.subject_id and b.code ilike $5)
      or exists (select from listings l where l.id::text = a.subject_id and l.name ilike $5)
      or exists (select from coupons c where c.id::text = a.subject_id and c.code ilike $5))
    and ($6::uuid is null or (a.created_at, a.id) < (select created_at, id from audit_log where id = $6))`;

/** Ids of the newest of one area, and nothing else asked for: act by act, so that a rare one is not looked for among all others. */
const foundInAreaSql = `
  with recursive acts as (
    select min(action) as action from audit_log
    union all
    select (select min(action) from audit_log where action > acts.action) from acts where acts.action is not null),
  own as (
    select f.id, f.created_at
    from acts cross join lateral (
      select a.id, a.created_at from audit_log a
      where a.action = acts.action and a.created_at >= $1
        and ($3::uuid is null or (a.created_at, a.id) < (select created_at, id from audit_log where id = $3))
      order by a.created_at desc, a.id desc limit $4) f
    where acts.action ~ $2),
  taken_back as (
    select a.id, a.created_at
    from audit_log a join audit_log o on o.id = case when a.action = 'admin.undoAct' then a.subject_id::uuid end
    where a.action = 'admin.undoAct' and a.created_at >= $1 and o.action ~ $2
      and ($3::uuid is null or (a.created_at, a.id) < (select created_at, id from audit_log where id = $3)))
  select id, created_at from (select * from own union all select * from taken_back) f
  order by created_at desc, id desc limit $4`;

const entriesSql = (from: string, where: string, limit: string) => `
  select a.id, a.created_at, u.email as actor, trim(u.first_name || ' ' || u.last_name) as actor_name,
    a.call ->> 'service' as service, a.action, a.subject_id, a.before, a.after, a.call -> 'input' as input, a.ended,
    undo.created_at as undone_at, o.action as undone_action, o.subject_id as undone_subject_id,
    o.before as undone_before, o.after as undone_after
  from ${from}
  left join users u on u.id = a.actor_id
  left join lateral (
    select created_at from audit_log
    where subject = 'admin' and subject_id = a.id::text and action = 'admin.undoAct' and ended limit 1) undo on true
  left join audit_log o on o.id = case when a.action = 'admin.undoAct' then a.subject_id::uuid end
  where ${where}
  order by a.created_at desc, a.id desc limit ${limit}`;

const iso = (date: Date): string => toIso(Instant.ofEpochMilli(date.getTime()));

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

/** A plan of rates is told as what it changes. */
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
export async function findEntries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { days, about, by, text, actors, area, after, limit }: z.output<typeof auditLogSchema>,
) {
  const since = clock.now().minus(Duration.ofDays(days)).toString();
  const pattern = areaPatterns[area];
  const isAreaAlone = pattern !== null && about === undefined && by === undefined && text === '' && actors === 'all';
  const found = isAreaAlone
    ? await db.query<EntryRow>(entriesSql(`(${foundInAreaSql}) f join audit_log a on a.id = f.id`, 'true', '$4'), [
        since,
        pattern,
        after,
        limit + 1,
      ])
    : await db.query<EntryRow>(entriesSql('audit_log a', wishesSql(actors), '$7'), [
        since,
        about ?? null,
        by ?? null,
        pattern,
        text === '' ? null : anywhere(text),
        after,
        limit + 1,
      ]);
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
    at: iso(row.created_at),
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
    undoneAt: row.undone_at === null ? null : iso(row.undone_at),
  }));
  return { entries: [...(await named(db, entries))], more: found.length > limit };
}
