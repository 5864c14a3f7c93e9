import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { readCalendar, readCalendars } from './calendars-jobs.ts';
import { fetchFeed } from './feed/fetch-feed.ts';
import { keepFeed } from './keep-entries.ts';
import { zoneOfCalendar } from './zone-of-calendar.ts';

interface Row {
  readonly user_id: string;
  readonly address: string;
  readonly listing_ids: readonly string[];
}

/** Reads a calendar and writes down what stands in it. One that was given another address meanwhile is left alone. */
export async function readNow(deps: Deps, calendarId: string): Promise<void> {
  const [calendar] = await deps.db.query<Row>(
    `select c.user_id, c.address, array(select r.listing_id from read_calendar_listings r
       join listings l on l.id = r.listing_id where r.calendar_id = c.id and l.owner_id = c.user_id)::text[] as listing_ids from read_calendars c where c.id = $1`,
    [calendarId],
  );
  if (calendar === undefined) return;
  const { user_id: partnerId, address, listing_ids: listingIds } = calendar;
  const feed = await fetchFeed(deps, { partnerId, address, zone: await zoneOfCalendar(deps, partnerId, listingIds) });
  await inTransaction(deps, async (em) => {
    const same = await sqlRows(em, 'select 1 from read_calendars where id = $1 and address = $2 for update', [
      calendarId,
      calendar.address,
    ]);
    if (same.length > 0) await keepFeed(em, deps, calendarId, feed);
  });
}

export const readCalendarHandler = handleJob(readCalendar, ({ calendarId }, deps: Deps) => readNow(deps, calendarId));

/** Every hour, each in a job of its own, so that a slow one keeps no one waiting. */
export const readCalendarsHandler = handleJob(
  readCalendars,
  async (_payload, deps: Deps) => {
    const calendars = await deps.db.query<{ id: string }>('select id from read_calendars order by id');
    await inTransaction(deps, async (em) => {
      for (const { id } of calendars) await deps.jobs.enqueue(em, readCalendar, { calendarId: id });
    });
  },
  '45 * * * *',
);
