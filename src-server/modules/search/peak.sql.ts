/** The database's clock judges holds, never a process's; as a query of its own it is asked once a statement. */
const databaseNow = '(select product_now())';

/** Whether booking `b` holds its bags: `holdsBags` of shared/booking, by the database's clock. */
export const holdsBags = `holds_bags(b.status, b.hold_expires_at, ${databaseNow})`;

/** When booking `b` begins to hold its bags: they may have been brought early. */
export const heldSince = 'least(b.drop_off_at, b.checked_in_at)';

/** Whether booking `b` has bags inside after its pick-up, which hold their room whatever stay is asked for. */
export const isLate = `b.checked_in_at is not null and b.checked_out_at is null and b.pick_up_at <= ${databaseNow}`;

/** How many bags of late bookings `b` are inside. */
export const lateBags = 'coalesce(sum(coalesce(b.checked_in_bags, b.bags_count)), 0)::int';

/**
 * The highest number of bags that a listing holds at once during a stay, as `peak_of_bags` counts it; listing and both
 * ends are SQL. That function is called only where two bookings or more meet the stay; with one or none their sum is the
 * peak, and it comes from the index alone. Late bags are summed here too: a function costs more than its question.
 */
export const peakOfStay = (listing: string, since: string, until: string): string => `(
  select case when count(*) < 2
    then coalesce(sum(b.bags_count), 0)::int + (select ${lateBags} from bookings b where b.listing_id = ${listing} and ${isLate})
    else peak_of_bags(${listing}, ${since}::timestamptz, ${until}::timestamptz, ${databaseNow}, null, null) end
  from bookings b
  where b.listing_id = ${listing} and b.pick_up_at > ${since}::timestamptz and ${heldSince} < ${until}::timestamptz
    and ${holdsBags})`;

/**
 * The same for a single listing: reckoned within the statement, since one listing's bookings are read at once, and calling
 * a function costs more than that. Who leaves at an instant makes room for who comes then.
 */
export const peakOfOneStay = (listing: string, since: string, until: string): string => `(
  select coalesce(max(held), 0)::int + (select ${lateBags} from bookings b where b.listing_id = ${listing} and ${isLate})
  from (
    select sum(c.change) over (order by c.moment, c.change) as held
    from bookings b
    cross join lateral (values
      (greatest(${heldSince}, ${since}::timestamptz), b.bags_count), (b.pick_up_at, -b.bags_count)) as c (moment, change)
    where b.listing_id = ${listing} and b.pick_up_at > ${since}::timestamptz and ${heldSince} < ${until}::timestamptz
      and ${holdsBags}
  ) sums)`;
