import { inDatabase } from './database.ts';

interface AtCounter {
  readonly bags: number;
  readonly inMinutesAgo: number;
  /** Still inside where it is left out. */
  readonly outMinutesAgo?: number;
  /** All of them where it is left out; the others are missing. */
  readonly outBags?: number;
}

/** Says of a booking's order when its bags were taken in and handed back. */
export const bagsAtCounter = (id: string, { bags, inMinutesAgo, outMinutesAgo, outBags = bags }: AtCounter) =>
  inDatabase(
    `update orders o set checked_in_at = product_now() - make_interval(mins => $2::int), checked_in_bags = $3::int,
       checked_out_at = product_now() - make_interval(mins => $4::int),
       checked_out_bags = case when $4::int is not null then $5::int end,
       bags_inside = case when $4::int is null then $3::int else 0 end, inside_listing_id = b.listing_id
     from bookings b where b.id = $1 and o.id = b.order_id`,
    [id, inMinutesAgo, bags, outMinutesAgo ?? null, outBags],
  );
