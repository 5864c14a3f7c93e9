import type { PartnerPorts, StaysThere } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Stays at a location by an instant, for partner. */
export const staysAt: PartnerPorts['staysAt'] = async (em, listingId, now) => {
  const [row] = await sqlRows<StaysThere>(
    em,
    `select
       exists (select from bookings where listing_id = $1
         and (status in ('confirmed', 'completed') or holds_bags(status, hold_expires_at, product_now()))) as "areSold",
       exists (select from bookings where listing_id = $1 and pick_up_at > $2
         and holds_bags(status, hold_expires_at, product_now())) as "holdPlaces",
       (select count(*)::int from bookings where listing_id = $1 and status = 'confirmed' and pick_up_at > $2) as "toCome"`,
    [listingId, now.toString()],
  );
  return row ?? { areSold: false, holdPlaces: false, toCome: 0 };
};

/** The most bags at a location between each instant and the next, for partner. */
export const mostBags: PartnerPorts['mostBags'] = async (em, listingId, instants) => {
  const rows = await sqlRows<{ most: number }>(
    em,
    `select peak_of_bags($1, d.since, d.until, product_now(), null)::int as most
     from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as d (since, until, n) order by d.n`,
    [listingId, instants.slice(0, -1), instants.slice(1)],
  );
  return rows.map(({ most }) => most);
};
