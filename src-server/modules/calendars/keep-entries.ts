import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import type { FeedEntry } from './feed/parse-feed.ts';
import type { Feed } from './feed/fetch-feed.ts';

/** The same entry at the same times; one that was moved is another. */
const keyOf = ({ uid, recurrence, kind, from, to }: FeedEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, recurrence, kind, from, to]))
    .digest('base64url')
    .slice(0, 22);

const rowOf = (entry: FeedEntry) => {
  const isOfDays = entry.kind === 'days';
  return {
    id: newId(),
    uid: entry.uid,
    is_dismissed: false,
    key: keyOf(entry),
    title: entry.title,
    from_date: isOfDays ? entry.from : null,
    to_date: isOfDays ? entry.to : null,
    starts_at: isOfDays ? null : entry.from,
    ends_at: isOfDays ? null : entry.to,
  };
};

const insertSql = `
  insert into calendar_entries as e
    (id, calendar_id, key, uid, is_dismissed, title, from_date, to_date, starts_at, ends_at)
  select r.id, $1, r.key, r.uid, r.is_dismissed, r.title, r.from_date, r.to_date, r.starts_at, r.ends_at
  from jsonb_to_recordset($2::jsonb) as r (id uuid, key text, uid text, is_dismissed boolean, title text, from_date date, to_date date,
    starts_at timestamptz, ends_at timestamptz)
  on conflict (calendar_id, key) do update set title = excluded.title, uid = excluded.uid
    where e.title <> excluded.title or e.uid is distinct from excluded.uid`;

interface KeptRow {
  readonly key: string;
  readonly uid: string | null;
  readonly is_dismissed: boolean;
  readonly title: string;
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

const keptSql = `
  select key, uid, is_dismissed, title, from_date::text as from_date, to_date::text as to_date,
    to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at,
    to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends_at
  from calendar_entries where calendar_id = $1 order by id`;

const isSame = (one: KeptRow, other: KeptRow): boolean =>
  one.title === other.title &&
  one.from_date === other.from_date &&
  one.to_date === other.to_date &&
  one.starts_at === other.starts_at &&
  one.ends_at === other.ends_at;

/** Days of one entry whose beginning slides on, as those of booking sites do each day. */
const slides = (one: KeptRow, other: KeptRow): boolean =>
  one.uid !== null &&
  one.uid === other.uid &&
  one.to_date !== null &&
  one.to_date === other.to_date &&
  one.from_date !== null &&
  other.from_date !== null;

/**
 * Rows as they were read, with what was said about those that go and that they are under another name: each goes on once.
 */
function withMarks<Row extends KeptRow>(read: readonly Row[], kept: readonly KeptRow[]): Row[] {
  const [readKeys, keptKeys] = [new Set(read.map(({ key }) => key)), new Set(kept.map(({ key }) => key))];
  const going = new Set(kept.filter(({ key }) => !readKeys.has(key)));
  const marked = new Set<Row>();
  const others = read.filter(({ key }) => !keptKeys.has(key));
  const rules = [(one: KeptRow, other: KeptRow) => one.uid === other.uid && isSame(one, other), isSame, slides];
  const open = new Set(others);
  for (const rule of rules) {
    for (const row of open) {
      const was = [...going].find((each) => rule(each, row));
      if (was === undefined) continue;
      going.delete(was);
      open.delete(row);
      if (was.is_dismissed) marked.add(row);
    }
  }
  return read.map((row) => (marked.has(row) ? { ...row, is_dismissed: true } : row));
}

/**
 * Writes down what was read of a calendar: entries that are gone go, those that are known keep what was said about them.
 * What could not be read leaves everything as it was, but for since when.
 */
export async function keepFeed(em: EntityManager, deps: Deps, calendarId: string, feed: Feed): Promise<void> {
  const now = deps.clock.now().toString();
  if ('failure' in feed) {
    await sqlRows(
      em,
      `update read_calendars set tried_at = $2, failure = $3, failing_since = coalesce(failing_since, $2) where id = $1`,
      [calendarId, now, feed.failure],
    );
    return;
  }
  const found = await sqlRows(
    em,
    `update read_calendars set tried_at = $2, read_at = $2, failure = null, failing_since = null, passed_over = $3,
       unread = $4
     where id = $1 returning 1`,
    [calendarId, now, feed.passedOver, JSON.stringify(feed.unread)],
  );
  // It was removed meanwhile.
  if (found.length === 0) return;
  const read = [...new Map(feed.entries.map((entry) => [keyOf(entry), rowOf(entry)])).values()];
  const rows = withMarks(read, await sqlRows<KeptRow>(em, keptSql, [calendarId]));
  await sqlRows(em, 'delete from calendar_entries where calendar_id = $1 and key <> all($2::text[])', [
    calendarId,
    rows.map(({ key }) => key),
  ]);
  await sqlRows(em, insertSql, [calendarId, JSON.stringify(rows)]);
}
