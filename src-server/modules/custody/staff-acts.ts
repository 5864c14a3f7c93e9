import type { PartnerPorts, StaffAct } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

const LAST_ACTS = 5;

/** What the people of an owner's counters did last, for partner. */
export const staffActs: PartnerPorts['staffActs'] = async (em, ownerId) => {
  const rows = await sqlRows<{ user_id: string; acts: readonly StaffAct[] }>(
    em,
    `select m.user_id, json_agg(a order by a.at desc) as acts
     from (select distinct user_id from staff_members where owner_id = $1) m cross join lateral (
       select h.kind, h.bags_count as bags, b.code, coalesce(h.device_at, h.happened_at) as at, l.time_zone as zone, h.note
       from hand_overs h join listings l on l.id = h.listing_id join bookings b on b.id = h.booking_id
       where h.user_id = m.user_id and l.owner_id = $1 order by h.happened_at desc limit ${LAST_ACTS}) a
     group by m.user_id`,
    [ownerId],
  );
  return new Map(rows.map(({ user_id, acts }) => [user_id, acts]));
};
