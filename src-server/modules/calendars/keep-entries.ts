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
    key: keyOf(entry),
    title: entry.title,
    from_date: isOfDays ? entry.from : null,
    to_date: isOfDays ? entry.to : null,
    starts_at: isOfDays ? null : entry.from,
    ends_at: isOfDays ? null : entry.to,
  };
};

const insertSql = `
  insert into calendar_entries as e (id, calendar_id, key, title, from_date, to_date, starts_at, ends_at)
  select r.id, $1, r.key, r.title, r.from_date, r.to_date, r.starts_at, r.ends_at
  from jsonb_to_recordset($2::jsonb) as r (id uuid, key text, title text, from_date date, to_date date,
    starts_at timestamptz, ends_at timestamptz)
  on conflict (calendar_id, key) do update set title = excluded.title where e.title <> excluded.title`;

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
  const read = await sqlRows(
    em,
    `update read_calendars set tried_at = $2, read_at = $2, failure = null, failing_since = null
     where id = $1 returning 1`,
    [calendarId, now],
  );
  // It was removed meanwhile.
  if (read.length === 0) return;
  const rows = [...new Map(feed.entries.map((entry) => [keyOf(entry), rowOf(entry)])).values()];
  await sqlRows(em, 'delete from calendar_entries where calendar_id = $1 and key <> all($2::text[])', [
    calendarId,
    rows.map(({ key }) => key),
  ]);
  await sqlRows(em, insertSql, [calendarId, JSON.stringify(rows)]);
}
