import type { TestApp } from './test-app.ts';

/** Says of a booking's order that so many bags are inside, or were: instants are ISO texts, by default its drop-off. */
export async function markCustody(
  t: Pick<TestApp, 'rows'>,
  bookingId: string,
  {
    bags,
    inAt = null,
    outAt = null,
  }: { readonly bags: number; readonly inAt?: string | null; readonly outAt?: string | null },
): Promise<void> {
  await t.rows(
    `update orders o set checked_in_at = coalesce($2::timestamptz, b.drop_off_at), checked_in_bags = $3::int,
       checked_out_at = $4::timestamptz, checked_out_bags = case when $4::timestamptz is not null then $3::int end,
       bags_inside = case when $4::timestamptz is null then $3::int else 0 end, inside_listing_id = b.listing_id
     from bookings b where b.id = $1 and o.id = b.order_id`,
    [bookingId, inAt, bags, outAt],
  );
  await t.rows('update bookings set updated_at = updated_at where id = $1', [bookingId]);
}
