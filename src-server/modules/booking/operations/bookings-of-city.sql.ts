/** In a city with more locations its next booking is soon found along the order of all. */
const MANY = 2000;

/** So many bookings of each location are asked for first; more of those whose last one may be on the page. */
const EACH = 2;

interface Page {
  /** How many are wanted, as SQL. */
  readonly limit: string;
  /** Which of `b` (bookings) are on the page, as SQL. */
  readonly where: string;
}

/**
 * A question for `id` and `drop_off_at` of the first bookings of a city, the latest drop-off first, with one plan for
 * every city: PostgreSQL would look at each city by itself, which takes longer than the question.
 * @param city its name, as SQL
 */
export function bookingsOfCity(city: string, { limit, where }: Page): string {
  const firstOf = (most: string, asked: string) => `
    select b.id, b.drop_off_at from bookings b where b.listing_id = l.id and ${where} and ${asked}
    order by b.drop_off_at desc, b.id desc limit ${most}`;
  const edge = "coalesce((select drop_off_at from edge), '-infinity')";
  const isMany = `(select count(*) from of_city) > ${MANY}`;
  return `
    with of_city as materialized (select id from listings where city_name = ${city} limit ${MANY + 1}),
      near as materialized (
        select l.id as listing_id, b.* from (select * from of_city where not ${isMany}) l
        cross join lateral (${firstOf(`${EACH}`, 'true')}) b),
      edge as materialized (select drop_off_at from near order by 1 desc offset ${limit} - 1 limit 1),
      longer as (
        select listing_id as id from near group by 1 having count(*) = ${EACH} and min(drop_off_at) >= ${edge})
    select id, drop_off_at from (
      select id, drop_off_at from near
      union
      select b.* from longer l cross join lateral (${firstOf(limit, `b.drop_off_at >= ${edge}`)}) b
      union
      (select b.id, b.drop_off_at from bookings b
       where ${isMany} and exists (select from listings l where l.city_name = ${city} and l.id = b.listing_id offset 0)
         and ${where}
       order by b.drop_off_at desc, b.id desc limit ${limit})) b
    order by b.drop_off_at desc, b.id desc limit ${limit}`;
}
