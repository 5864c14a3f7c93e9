import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';

/** What opens doors is not exported: it would open them. */
const secrets = /hash|secret|token|version|_key$|^code_hash$/;
/** What is kept of how a person is signed in, of sessions only what is listed of them below. */
const left = new Set(['sessions', 'tokens', 'sign_in_codes', 'recovery_codes', 'second_factors', 'audit_log']);

/** Whose work something was: a row that names a person so tells of others, and a person's own rows name colleagues so. */
const workOf = /^(\w+_by|assignee_id|author_id)$/;
/** What a person asked for is theirs, no matter who wrote it down. */
const ownWork = new Set(['requested_by']);

/**
 * What was written with a person, under their account or, before they had one, from their address, where it is proven to
 * be theirs: letters of an address that was only typed are its owner's. Notes are for colleagues.
 */
const LETTERS = `
  select 'contact_messages' as "table", to_jsonb(m) as row from contact_messages m
  where m.user_id is null and $3::boolean and lower(m.email) = lower($2)
  union all
  select 'contact_entries', to_jsonb(e) from contact_entries e join contact_messages m on m.id = e.thread_id
  where e.kind <> 'note' and (m.user_id = $1 or m.user_id is null and $3::boolean and lower(m.email) = lower($2))`;

/**
 * Everything that is stored of a person, by table: their own row, every row that is about them, what hangs on their
 * bookings, and what was written with them; without what opens doors, and without what they did for others as an
 * administrator or at work, which tells of those. @throws AppError 404 for no one.
 */
export async function exportPerson({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const [person] = await db.query<{ row: object; email: string; confirmed: boolean }>(
    'select to_jsonb(u) as row, email, confirmed_at is not null as confirmed from users u where id = $1',
    [userId],
  );
  if (person === undefined) throw notFound();
  const references = await db.query<{ table: string; column: string; parent: string }>(
    `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column", c.confrelid::regclass::text as parent
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('users'::regclass, 'bookings'::regclass)
       and array_length(c.conkey, 1) = 1 and c.conrelid <> c.confrelid
     order by 1, 2`,
  );
  const data: Record<string, unknown[]> = { users: [clean(person.row)] };
  for (const { table, column, parent } of references) {
    if (left.has(table) || isWork(column)) continue;
    // Names of tables and columns come from the database's own catalogue.
    const of = parent === 'users' ? `= $1` : `in (select b.id from bookings b where b.user_id = $1)`;
    const rows = await db.query<{ row: object }>(
      `select to_jsonb(t) as row from ${table} t where ${column} ${of} limit 10000`,
      [userId],
    );
    if (rows.length > 0) data[table] = [...(data[table] ?? []), ...rows.map(({ row }) => clean(row))];
  }
  for (const { table, row } of await db.query<{ table: string; row: object }>(LETTERS, [
    userId,
    person.email,
    person.confirmed,
  ]))
    data[table] = [...(data[table] ?? []), clean(row)];
  const sessions = await db.query<{ row: object }>(
    `select jsonb_build_object('created_at', created_at, 'last_seen_at', last_seen_at, 'expires_at', expires_at,
       'user_agent', user_agent, 'from_ip', from_ip) as row
     from sessions where user_id = $1 order by created_at`,
    [userId],
  );
  if (sessions.length > 0) data['sessions'] = sessions.map(({ row }) => clean(row));
  return { exportedAt: clock.now().toString(), data };
}

const isWork = (column: string): boolean => workOf.test(column) && !ownWork.has(column);

const clean = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !secrets.test(name) && !isWork(name) && value !== null),
  );
