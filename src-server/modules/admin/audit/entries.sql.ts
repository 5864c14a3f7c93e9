import type { z } from 'zod/mini';
import type { auditLogSchema } from '#shared/admin/audit-schema.ts';
import type { AuditActor, AuditArea } from '#shared/admin/lists.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { unseen } from '#server/platform/db/unseen.ts';

type Wishes = z.output<typeof auditLogSchema>;

/** Which actions are about what, as patterns. */
const areaPatterns: Readonly<Record<AuditArea, string | null>> = {
  all: null,
  bookings: '^(admin\\.(bookings|refunds|claims|reviews)|booking|custody|hosting)\\.',
  listings: '^(admin\\.(listings|changeRequests|newLocations|importListing|closeListing)|partner\\.)',
  people: '^(admin\\.(people|erasePerson)|accounts\\.)',
  prices: '^admin\\.(rates|coupons)\\.',
  content: '^admin\\.(pages|messages)\\.',
  system: '^(admin\\.(jobs|mails|events|payoutRuns|home|runPayouts|issueToken|revokeToken|resend)|webhooks\\.)',
};

const actorConditions: Readonly<Record<Exclude<AuditActor, 'all'>, string>> = {
  people: 'a.actor_id is not null',
  scripts: "a.call ->> 'service' is not null",
  system: "a.actor_id is null and a.call ->> 'service' is null",
};

const hasPiece = (piece: string): string => `(a.action ilike ${piece} or u.email ilike ${piece}
  or u.first_name || ' ' || u.last_name ilike ${piece}
  or a.call::text ilike ${piece} or a.before::text ilike ${piece} or a.after::text ilike ${piece}
  or exists (select from bookings b where b.id::text = a.subject_id and b.code ilike ${piece})
  or exists (select from listings l where l.id::text = a.subject_id and (l.name ilike ${piece} or l.door_name ilike ${piece}))
  or exists (select from coupons c where c.id::text = a.subject_id and c.code ilike ${piece}))`;

/** What is asked for besides the days, as SQL: a list has only what is asked for in its statement. */
function wishesSql({ entry, about, by, text, actors, area }: Wishes, keep: Keep): readonly string[] {
  const pattern = areaPatterns[area];
  const conditions = actors === 'all' ? [] : [actorConditions[actors]];
  if (entry !== undefined) conditions.push(`a.id = $${keep(entry)}`);
  if (about !== undefined) conditions.push(`coalesce(o.subject_id, a.subject_id) = $${keep(about)}`);
  if (by !== undefined) {
    const name = `$${keep(by)}`;
    conditions.push(`(u.email = ${name} or 'service:' || (a.call ->> 'service') = ${name})`);
  }
  if (pattern !== null) conditions.push(`coalesce(o.action, a.action) ~ $${keep(pattern)}`);
  if (text !== '') conditions.push(hasPiece(`$${keep(anywhere(text))}`));
  return conditions;
}

/** Before the entry that was shown last, as SQL; empty for the first page. */
const isBefore = (after: string | null, keep: Keep): string =>
  after === null
    ? ''
    : `and (a.created_at, a.id) < (select created_at, id from audit_log where id = ${unseen(keep(after), 'uuid')})`;

/** Ids of the newest of one area, and nothing else asked for: act by act, so that a rare one is not looked for among all others. */
const foundInAreaSql = (since: string, pattern: string, before: string, limit: string): string => `
  with recursive acts as (
    select min(action) as action from audit_log
    union all
    select (select min(action) from audit_log where action > acts.action) from acts where acts.action is not null),
  own as (
    select f.id, f.created_at
    from acts cross join lateral (
      select a.id, a.created_at from audit_log a
      where a.action = acts.action and a.created_at >= ${since} ${before}
      order by a.created_at desc, a.id desc limit ${limit}) f
    where acts.action ~ ${pattern}),
  taken_back as (
    select a.id, a.created_at
    from audit_log a join audit_log o on o.id = case when a.action = 'admin.undoAct' then a.subject_id::uuid end
    where a.action = 'admin.undoAct' and a.created_at >= ${since} and o.action ~ ${pattern} ${before})
  select id, created_at from (select * from own union all select * from taken_back) f
  order by created_at desc, id desc limit ${limit}`;

const rowsSql = (from: string, where: string, limit: string) => `
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

/**
 * The newest entries that are asked for, one more than wanted, with who did it and what each took back.
 * @param since the earliest moment, ISO in UTC
 */
export function entriesSql(wishes: Wishes, since: string, keep: Keep): string {
  const { entry, about, by, text, actors, area, after, limit } = wishes;
  const before = isBefore(after, keep);
  const pattern = areaPatterns[area];
  const isNarrowed = entry !== undefined || about !== undefined || by !== undefined || text !== '' || actors !== 'all';
  // The newest of all are read along their order by one plan. Where entries are looked through, the planner sees how far.
  if (pattern === null && !isNarrowed) {
    const from = unseen(keep(since), 'timestamptz');
    return rowsSql('audit_log a', `a.created_at >= ${from} ${before}`, unseen(keep(limit + 1), 'int'));
  }
  const [from, most] = [`$${keep(since)}`, `$${keep(limit + 1)}`];
  if (pattern !== null && !isNarrowed) {
    const found = foundInAreaSql(from, `$${keep(pattern)}`, before, most);
    return rowsSql(`(${found}) f join audit_log a on a.id = f.id`, 'true', most);
  }
  const where = [`a.created_at >= ${from} ${before}`, ...wishesSql(wishes, keep)];
  return rowsSql('audit_log a', where.join(' and '), most);
}
