import { Duration } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';

const DAYS = 90;

interface Figures {
  readonly bookings: number;
  readonly without_check_in: number;
  readonly checked_in: number;
  readonly out_without_scan: number;
  readonly claims: number;
  readonly open_claims: number;
  readonly messages: number;
}

/**
 * Of each of `shops` (id) the bookings whose drop-off lay from `$1` on and before `$2`: stays that are over without a
 * check-in, or whose bags went out without a scan; claims and messages about them.
 */
const figuresSql = `
  told as materialized (
    select booking_id, count(*) as messages from contact_messages
    where booking_id is not null and created_at >= $1 group by 1),
  figures as (
    select s.id, f.* from shops s cross join lateral (
      select count(*)::int as bookings,
        count(*) filter (where b.pick_up_at < $2 and o.checked_in_at is null)::int as without_check_in,
        count(o.checked_in_at)::int as checked_in,
        count(*) filter (where b.pick_up_at < $2 and o.checked_in_at is not null and o.checked_out_at is null)::int as out_without_scan,
        count(c.id)::int as claims,
        count(c.id) filter (where c.decided_at is null)::int as open_claims,
        coalesce(sum(t.messages), 0)::int as messages
      from bookings b join orders o on o.current_booking_id = b.id left join claims c on c.booking_id = b.id left join told t on t.booking_id = b.id
      where b.listing_id = s.id and b.drop_off_at >= $1 and b.drop_off_at < $2 and b.status in ('confirmed', 'completed')) f)`;

interface Middle {
  readonly shops: number;
  readonly bookings: number;
  readonly without_check_in: number;
  readonly out_without_scan: number | null;
  readonly claims: number;
  readonly messages: number;
}

const middleOf = (column: string) => `percentile_disc(0.5) within group (order by ${column})`;

const middleSql = `
  with shops as (select id from listings where city_name = $3 and country = $4 and published), ${figuresSql}
  select count(*)::int as shops, ${middleOf('bookings')} as bookings, ${middleOf('without_check_in')} as without_check_in,
    ${middleOf('out_without_scan::float8 / nullif(checked_in, 0)')} as out_without_scan, ${middleOf('claims')} as claims,
    ${middleOf('messages')} as messages
  from figures`;

interface City {
  readonly city: string;
  readonly country: string;
}

/** The middle of a city is at most an hour old, since it looks at all of the city's bookings. */
const middles = ttlCache<Middle | undefined>(3_600_000);

/**
 * The last ninety days of a location as of now, and the middle of all public ones of its city, at most an hour old.
 * @throws AppError 404 for none.
 */
export async function listingLastDays(deps: Pick<Deps, 'db' | 'clock'>, listingId: string) {
  const { db } = deps;
  const now = deps.clock.now();
  const since = now.minus(Duration.ofDays(DAYS)).toString();
  const [row] = await db.query<Figures & City>(
    `with shops as (select id from listings where id = $3), ${figuresSql}
     select f.*, l.city_name as city, l.country from figures f join listings l on l.id = f.id`,
    [since, now.toString(), listingId],
  );
  if (row === undefined) throw notFound();
  const { city, country } = row;
  const others = await middles.get(deps, JSON.stringify([country, city]), async () => {
    const [middle] = await db.query<Middle>(middleSql, [since, now.toString(), city, country]);
    return middle;
  });
  return {
    here: {
      bookings: row.bookings,
      withoutCheckIn: row.without_check_in,
      checkedIn: row.checked_in,
      outWithoutScan: row.out_without_scan,
      claims: row.claims,
      openClaims: row.open_claims,
      messages: row.messages,
    },
    others:
      others === undefined || others.shops < 2
        ? null
        : {
            bookings: others.bookings,
            withoutCheckIn: others.without_check_in,
            outWithoutScan: others.out_without_scan,
            claims: others.claims,
            messages: others.messages,
          },
  };
}
