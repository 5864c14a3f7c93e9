import { messageDays, patienceMinutes } from '#shared/booking/message-rules.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Deps } from '#server/deps.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';

interface WaitingRow {
  readonly order_id: string;
  readonly code: string;
  readonly location: string;
  readonly since: Date;
  readonly is_now: boolean;
}

/**
 * Open orders whose traveller has waited ten minutes for an answer of the location, as `inbox` reckons it. What has waited
 * for two weeks no administrator hastens any more.
 */
const sql = `
  select m.order_id, o.code, l.door_name as location, min(m.sent_at) as since,
    o.bags_inside > 0 or $1 between b.drop_off_at - interval '2 hours' and b.pick_up_at as is_now
  from order_messages m join orders o on o.id = m.order_id
  join bookings b on b.id = o.current_booking_id and b.listing_id = m.listing_id join listings l on l.id = b.listing_id
  where ($2::uuid is null or m.order_id = $2) and m.writer = 'traveller' and m.settled_at is null
    and m.sent_at between $1::timestamptz - interval '14 days' and $1::timestamptz - interval '${patienceMinutes.administration} minutes'
    and (o.bags_inside > 0 or b.pick_up_at + interval '${messageDays} days' > $1)
    and not exists (select from order_messages a where a.order_id = m.order_id and a.listing_id = m.listing_id
      and a.sent_at >= m.sent_at and a.writer = 'location')
  group by m.order_id, o.code, o.bags_inside, l.door_name, b.drop_off_at, b.pick_up_at order by since limit 200`;

const find = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderId: string | null) =>
  db.query<WaitingRow>(sql, [clock.now().toString(), orderId]);

/** Since when the traveller of an order has waited, as long as that needs a person. */
export async function waitsSince(deps: Pick<Deps, 'db' | 'clock'>, orderId: string): Promise<string | null> {
  const [row] = await find(deps, orderId);
  return row === undefined ? null : isoOfDate(row.since);
}

/** Travellers whom a location has not answered for ten minutes; urgent while they stand before the door, or their bags are in. */
export const waitingTalkNeeds: NeedSource = {
  roles: ['support'],
  find: async (deps) =>
    (await find(deps, null)).map((row): Need => ({
      id: `answer:${row.order_id}`,
      kind: 'answer',
      since: isoOfDate(row.since),
      to: `/admin/bookings?booking=${row.code}`,
      name: row.location,
      code: row.code,
      isUrgent: row.is_now,
    })),
};
