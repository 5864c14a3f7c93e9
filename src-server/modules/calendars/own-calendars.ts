import type { z } from 'zod/mini';
import { type addCalendarSchema, type changeCalendarSchema, MAX_CALENDARS } from '#shared/calendars/calendar-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import { calendarKnown, calendarNotFound, calendarsTooMany, calendarUnread } from './calendars.errors.ts';
import { type Feed, type FeedAddress, fetchFeed } from './feed/fetch-feed.ts';
import { keepFeed } from './keep-entries.ts';
import { readNow } from './read-calendars.job.ts';
import { zoneOfCalendar } from './zone-of-calendar.ts';

/** Asking other people's servers is no toy. */
const LIMIT = { name: 'read-calendar', hits: 30, perSeconds: 600 };

/** What is read at an address that was typed just now. @throws AppError 422 where there is nothing. */
async function firstRead(deps: Deps, of: FeedAddress): Promise<Feed> {
  await limitRate({ deps }, LIMIT, of.partnerId);
  const feed = await fetchFeed(deps, of);
  if ('failure' in feed) throw calendarUnread(feed.failure);
  return feed;
}

const setListings = async (em: EntityManager, calendarId: string, listingIds: readonly string[]) => {
  await sqlRows(em, 'delete from read_calendar_listings where calendar_id = $1', [calendarId]);
  await sqlRows(em, `insert into read_calendar_listings (calendar_id, listing_id) select $1, unnest($2::uuid[])`, [
    calendarId,
    [...new Set(listingIds)],
  ]);
};

/**
 * Reads a partner's calendar from now on, every hour.
 * @throws AppError 404 for a foreign location; 422 where there is no calendar at the address, for one that is read
 * already, and for too many.
 */
export async function addCalendar(deps: Deps, userId: string, input: z.output<typeof addCalendarSchema>) {
  const { name, address, listingIds } = input;
  const zone = await zoneOfCalendar(deps, userId, listingIds);
  const [count] = await deps.db.query<{ all: number; same: number }>(
    `select count(*)::int as all, (count(*) filter (where address = $2))::int as same
     from read_calendars where user_id = $1`,
    [userId, address],
  );
  if ((count?.same ?? 0) > 0) throw calendarKnown();
  if ((count?.all ?? 0) >= MAX_CALENDARS) throw calendarsTooMany();
  const feed = await firstRead(deps, { partnerId: userId, address, zone });
  const id = newId();
  await inTransaction(deps, async (em) => {
    const added = await sqlRows(
      em,
      `insert into read_calendars (id, user_id, name, address, created_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id, address) do nothing returning 1`,
      [id, userId, name, address, deps.clock.now().toString()],
    );
    if (added.length === 0) throw calendarKnown();
    await setListings(em, id, listingIds);
    await keepFeed(em, deps, id, feed);
  });
  return { id };
}

/**
 * Changes its name, its address or the locations that it is about.
 * @throws AppError 404 for a foreign calendar or location, 422 where there is no calendar at a new address.
 */
export async function changeCalendar(deps: Deps, userId: string, input: z.output<typeof changeCalendarSchema>) {
  const { calendarId, name, address, listingIds } = input;
  const [own] = await deps.db.query<{ address: string; listing_ids: readonly string[] }>(
    `select c.address, array(select r.listing_id from read_calendar_listings r join listings l on l.id = r.listing_id
       where r.calendar_id = c.id and l.owner_id = c.user_id)::text[] as listing_ids
     from read_calendars c where c.id = $1 and c.user_id = $2`,
    [calendarId, userId],
  );
  if (own === undefined) throw calendarNotFound();
  const zone = await zoneOfCalendar(deps, userId, listingIds ?? own.listing_ids);
  const of = { partnerId: userId, address: address ?? own.address, zone };
  // Other locations may be in another zone, in which its times mean something else.
  const feed =
    address !== undefined ? await firstRead(deps, of) : listingIds === undefined ? null : await fetchFeed(deps, of);
  await inTransaction(deps, async (em) => {
    if (address !== undefined) {
      const known = await sqlRows(em, 'select 1 from read_calendars where user_id = $1 and address = $2 and id <> $3', [
        userId,
        address,
        calendarId,
      ]);
      if (known.length > 0) throw calendarKnown();
    }
    const changed = await sqlRows(
      em,
      `update read_calendars set name = coalesce($3, name), address = coalesce($4, address)
       where id = $1 and user_id = $2 returning 1`,
      [calendarId, userId, name ?? null, address ?? null],
    );
    if (changed.length === 0) throw calendarNotFound();
    if (listingIds !== undefined) await setListings(em, calendarId, listingIds);
    if (feed !== null) await keepFeed(em, deps, calendarId, feed);
  });
}

/** Reads a calendar no more; what was closed stays closed. @throws AppError 404 for a foreign one. */
export async function removeCalendar({ db }: Deps, userId: string, calendarId: string): Promise<void> {
  const gone = await db.query('delete from read_calendars where id = $1 and user_id = $2 returning 1', [
    calendarId,
    userId,
  ]);
  if (gone.length === 0) throw calendarNotFound();
}

/** Remembers that an entry is no closure, or forgets it. @throws AppError 404 for a foreign entry. */
export async function dismissEntry({ db }: Deps, userId: string, entryId: string, isDismissed: boolean) {
  const changed = await db.query(
    `update calendar_entries e set is_dismissed = $3 from read_calendars c
     where e.id = $1 and c.id = e.calendar_id and c.user_id = $2 returning 1`,
    [entryId, userId, isDismissed],
  );
  if (changed.length === 0) throw calendarNotFound();
}

/** Reads all calendars of a partner at once, without waiting for the hour. */
export async function readOwnNow(deps: Deps, userId: string): Promise<void> {
  await limitRate({ deps }, LIMIT, userId);
  const calendars = await deps.db.query<{ id: string }>('select id from read_calendars where user_id = $1', [userId]);
  await Promise.all(calendars.map(({ id }) => readNow(deps, id)));
}
