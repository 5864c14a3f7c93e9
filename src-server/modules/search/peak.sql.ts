/** The database's clock judges holds, never a process's; as a query of its own it is asked once a statement. */
const databaseNow = '(select product_now())';

/** Whether booking `b` holds its bags: `holdsBags` of shared/booking, by the database's clock. */
export const holdsBags = `holds_bags(b.status, b.hold_expires_at, ${databaseNow})`;

/** Bags that lie at a listing now, whatever their order asks for: only there an order may hold more than one booking. */
const hasBagsInside = (listing: string): string =>
  `exists (select from orders o where o.inside_listing_id = ${listing} and o.bags_inside > 0)`;

/** What a listing's limit for today lets no new order hold over a stay; 0 where there is none. */
export const peakOfDay = (listing: string, since: string, until: string): string =>
  `peak_of_day(${listing}, ${since}::timestamptz, ${until}::timestamptz, ${databaseNow})`;

/**
 * The highest number of bags that a listing holds at once during a stay, as `peak_of_bags` counts it, or what its day's
 * limit leaves no room for where that is more; listing and both ends are SQL. That function is called only where two bookings or more meet the stay or bags are inside; else the sum is
 * the peak, and it comes from the index alone.
 */
export const peakOfStay = (listing: string, since: string, until: string): string => `(
  select greatest(${peakOfDay(listing, since, until)}, case when count(*) < 2 and not ${hasBagsInside(listing)} then coalesce(sum(b.bags_count), 0)::int
    else peak_of_bags(${listing}, ${since}::timestamptz, ${until}::timestamptz, ${databaseNow}, null) end)
  from bookings b
  where b.listing_id = ${listing} and b.pick_up_at > ${since}::timestamptz and b.drop_off_at < ${until}::timestamptz
    and ${holdsBags})`;
