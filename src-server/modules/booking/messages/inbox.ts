import { type InboxInput, inboxPage } from '#shared/booking/message-schema.ts';
import { messageDays } from '#shared/booking/message-rules.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';
import { tagsInsideSql } from '../orders/tags-inside.sql.ts';

interface ConversationRow {
  readonly booking_id: string;
  readonly code: string;
  readonly traveller: string;
  readonly listing_id: string;
  readonly location: string;
  readonly time_zone: string;
  readonly writer: 'traveller' | 'location';
  readonly name: string | null;
  readonly text: string;
  readonly sent_at: Date;
  readonly waits_since: Date | null;
  readonly unread: number;
  readonly status: 'confirmed' | 'completed' | 'canceled';
  readonly bags_inside: number;
  readonly tags: readonly string[];
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_out_at: Date | null;
}

/**
 * Orders whose version in force is at a counter where person $1 works and that have messages there. One waits while it is
 * open (as `talkOfCounter` reckons it) and its traveller wrote last and no one said that it needs no answer.
 */
const sql = `
  with mine as (
    select m.* from order_messages m join orders o on o.id = m.order_id
    join bookings b on b.id = o.current_booking_id and b.listing_id = m.listing_id
    where m.listing_id in (select counter_listings($1)) and ($2::uuid is null or m.listing_id = $2)),
  last as (select distinct on (order_id) * from mine order by order_id, sent_at desc, id desc),
  answered as (select order_id, max(sent_at) as at from mine where writer = 'location' or settled_at is not null group by order_id),
  owed as (
    select m.order_id, min(m.sent_at) filter (where m.sent_at > coalesce(a.at, '-infinity')) as since,
      count(*) filter (where m.read_at is null)::int as unread
    from mine m left join answered a on a.order_id = m.order_id where m.writer = 'traveller' group by m.order_id),
  talks as (
    select b.id as booking_id, o.code, ${shortNameSql('b')} as traveller, l.id as listing_id, l.door_name as location, l.time_zone,
      last.writer, u.first_name as name, left(last.text, 200) as text, last.sent_at, coalesce(w.unread, 0) as unread, b.status,
      o.bags_inside, b.drop_off_at, b.pick_up_at, o.checked_out_at, case when o.bags_inside > 0 then ${tagsInsideSql('o.id')} else '[]' end as tags,
      case when o.bags_inside > 0 or b.pick_up_at + interval '${messageDays} days' > $3 then w.since end as waits_since
    from last join orders o on o.id = last.order_id join bookings b on b.id = o.current_booking_id
    join listings l on l.id = b.listing_id left join owed w on w.order_id = o.id left join users u on u.id = last.written_by)
  select booking_id, code, traveller, listing_id, location, time_zone, writer, name, text, sent_at, waits_since, unread, status,
    bags_inside, tags, drop_off_at, pick_up_at, checked_out_at from talks
  order by waits_since is null, waits_since, sent_at desc, booking_id limit ${inboxPage + 1} offset $4`;

const iso = (date: Date | null) => (date === null ? null : isoOfDate(date));

const conversationOf = (row: ConversationRow) => ({
  bookingId: row.booking_id,
  code: row.code,
  travellerName: row.traveller,
  location: { id: row.listing_id, name: row.location, zone: row.time_zone },
  last: { writer: row.writer, name: row.name, text: row.text, sentAt: isoOfDate(row.sent_at) },
  waitsSince: iso(row.waits_since),
  unread: row.unread,
  status: row.status,
  bagsInside: row.bags_inside,
  tags: [...row.tags],
  dropOffAt: isoOfDate(row.drop_off_at),
  pickUpAt: isoOfDate(row.pick_up_at),
  outAt: iso(row.checked_out_at),
});

/** The conversations at the counters where a person works, `inboxPage` at a time. Instants in UTC. */
export async function inbox({ db, clock }: Pick<Deps, 'db' | 'clock'>, personId: string, asked: InboxInput) {
  const shown = asked.cursor ?? 0;
  const rows = await db.query<ConversationRow>(sql, [personId, asked.listingId ?? null, clock.now().toString(), shown]);
  return {
    conversations: rows.slice(0, inboxPage).map(conversationOf),
    nextCursor: rows.length > inboxPage ? shown + inboxPage : null,
  };
}

const unreadSql = `
  select count(*)::int as unread from order_messages m join orders o on o.id = m.order_id
  join bookings b on b.id = o.current_booking_id and b.listing_id = m.listing_id
  where m.writer = 'traveller' and m.read_at is null and m.listing_id in (select counter_listings($1))`;

/** How many messages of travellers wait to be read at the counters where a person works. */
export async function unreadMessages({ db }: Pick<Deps, 'db'>, personId: string): Promise<{ readonly unread: number }> {
  const [row] = await db.query<{ readonly unread: number }>(unreadSql, [personId]);
  return { unread: row?.unread ?? 0 };
}
