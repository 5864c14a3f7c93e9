import type { TalkEvent } from '#shared/booking/message-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

interface EventRow {
  readonly id: string;
  readonly kind: TalkEvent['kind'];
  readonly at: Date;
  readonly bags: number | null;
  readonly name: string | null;
  readonly drop_from: Date | null;
  readonly drop_to: Date | null;
  readonly pick_from: Date | null;
  readonly pick_to: Date | null;
}

/** What happened to order $1 at location $2: its paid versions there, its hand-overs that were not undone, when administration read its messages, and its end. */
const sql = `
  with versions as (
    select v.id, v.version, v.confirmed_at, v.bags_count, v.drop_off_at, v.pick_up_at,
      exists (select from bookings e where e.order_id = v.order_id and e.version < v.version and e.confirmed_at is not null) as is_later,
      lag(v.id) over w as before, lag(v.bags_count) over w as bags_before,
      lag(v.drop_off_at) over w as drop_before, lag(v.pick_up_at) over w as pick_before
    from bookings v where v.order_id = $1 and v.listing_id = $2 and v.confirmed_at is not null
    window w as (order by v.version)),
  counted as (
    select h.* from hand_overs h
    where h.booking_id in (select v.id from bookings v where v.order_id = $1) and h.listing_id = $2
      and h.kind <> 'undo' and not exists (select from hand_overs u where u.undoes_id = h.id))
  select id, kind, at, bags, name, drop_from, drop_to, pick_from, pick_to from (
    select id::text, case when before is not null then 'changed' when is_later then 'moved' else 'booked' end as kind, confirmed_at as at, 1 as rank,
      case when bags_count is distinct from bags_before then bags_count end as bags, null as name,
      case when drop_off_at <> drop_before then drop_before end as drop_from,
      case when drop_off_at <> drop_before then drop_off_at end as drop_to,
      case when pick_up_at <> pick_before then pick_before end as pick_from,
      case when pick_up_at <> pick_before then pick_up_at end as pick_to
    from versions
    union all
    select c.id::text, case c.kind when 'correction' then 'counted' else c.kind end, coalesce(c.device_at, c.happened_at), 2,
      c.bags_count, u.first_name, null, null, null, null
    from counted c left join users u on u.id = c.user_id
    union all
    select t.id::text, 'looked', t.read_at, 2, null, null, null, null, null, null from talk_readings t where t.order_id = $1
    union all
    select 'end', case when b.status = 'canceled' then 'canceled' else 'ended' end,
      case when b.status = 'canceled' then b.canceled_at else coalesce(o.checked_out_at, b.completed_at) end, 3,
      null, null, null, null, null, null
    from orders o join bookings b on b.id = o.current_booking_id
    where o.id = $1 and b.listing_id = $2 and o.bags_inside = 0
      and (b.status = 'canceled' or o.checked_out_at is not null or b.completed_at is not null)
  ) story order by at, rank`;

const moved = (from: Date | null, to: Date | null) =>
  from === null || to === null ? null : { from: isoOfDate(from), to: isoOfDate(to) };

/** What happened to an order at a location, in the order of time. `withNames` says whose hands the bags went through. */
export async function talkEvents(
  { db }: Pick<Deps, 'db'>,
  {
    orderId,
    listingId,
    withNames,
  }: { readonly orderId: string; readonly listingId: string; readonly withNames: boolean },
): Promise<TalkEvent[]> {
  const rows = await db.query<EventRow>(sql, [orderId, listingId]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: isoOfDate(row.at),
    bags: row.bags,
    by: withNames ? row.name : null,
    dropOff: moved(row.drop_from, row.drop_to),
    pickUp: moved(row.pick_from, row.pick_to),
  }));
}
