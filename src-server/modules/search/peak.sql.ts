/** The database's clock judges holds, never a process's; as a query of its own it is asked once a statement. */
const databaseNow = '(select product_now())';

/** Whether booking `b` holds its bags: `holdsBags` of shared/booking, by the database's clock. */
export const holdsBags = `holds_bags(b.status, b.hold_expires_at, ${databaseNow})`;

/**
 * The highest number of bags that listing `l` holds at once during a stay, as `peak_of_bags` counts it. That function
 * is called only where two bookings or more meet the stay; with one or none their sum is the peak, and it comes from
 * the index alone.
 */
export const peakOfStay = (since: string, until: string): string => `(
  select case when count(*) < 2 then coalesce(sum(b.bags_count), 0)::int + late_bags(l.id, ${databaseNow}, null, null)
    else peak_of_bags(l.id, ${since}::timestamptz, ${until}::timestamptz, ${databaseNow}, null, null) end
  from bookings b
  where b.listing_id = l.id and b.pick_up_at > ${since}::timestamptz and least(b.drop_off_at, b.checked_in_at) < ${until}::timestamptz
    and ${holdsBags})`;
