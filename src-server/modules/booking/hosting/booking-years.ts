import { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';

interface SpanRow {
  readonly time_zone: string;
  readonly first: Date | null;
}

interface YearRow {
  readonly year: number;
  readonly currency: string;
  readonly bookings: number;
  readonly bags: number;
  readonly share_minor: number;
}

const spanSql = `
  select l.time_zone, (select min(b.drop_off_at) from bookings b where b.listing_id = l.id) as first
  from listings l where l.id = $1 and l.owner_id = $2`;

/** Canceled ones are on the list, but bring neither bags nor a share. */
const sumsSql = `
  select y.year::int as year, b.currency, count(*)::int as bookings,
    coalesce(sum(b.bags_count) filter (where b.status <> 'canceled'), 0)::int as bags,
    coalesce(sum(partner_share((b.quote -> 'storage' ->> 'minor')::numeric,
        (b.quote ->> 'partnerShareMillionths')::numeric, b.currency))
      filter (where b.status <> 'canceled'), 0)::float8 as share_minor
  from unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) as y (year, since, until)
  join bookings b on b.listing_id = $1 and b.drop_off_at >= y.since and b.drop_off_at < y.until and b.drop_off_at < $5
  where b.confirmed_at is not null and not exists (
    select 1 from bookings n where n.order_id = b.order_id and n.version > b.version and n.listing_id = b.listing_id
      and n.confirmed_at is not null)
  group by y.year, b.currency order by y.year desc, b.currency`;

/** The past bookings of an owner's location, summed for each year of their drop-off, the latest first. */
export async function bookingYears({ db, clock }: Deps, ownerId: string, listingId: string) {
  const [span] = isId(listingId) ? await db.query<SpanRow>(spanSql, [listingId, ownerId]) : [];
  if (!span?.first) return [];
  const zone = zoneOf(span.time_zone);
  const yearOf = (at: Instant) => Number(localDateOf(zone, at).slice(0, 4));
  const first = yearOf(Instant.ofEpochMilli(span.first.getTime()));
  const years = Array.from({ length: yearOf(clock.now()) - first + 1 }, (_, index) => first + index);
  const startOf = (year: number) => instantOfLocal(zone, `${year}-01-01`, 0).toString();
  const rows = await db.query<YearRow>(sumsSql, [
    listingId,
    years,
    years.map(startOf),
    years.map((year) => startOf(year + 1)),
    clock.now().toString(),
  ]);
  return [...new Set(rows.map(({ year }) => year))].map((year) => {
    const ofYear = rows.filter((row) => row.year === year);
    return {
      year,
      bookings: ofYear.reduce((sum, row) => sum + row.bookings, 0),
      bags: ofYear.reduce((sum, row) => sum + row.bags, 0),
      shares: ofYear.map((row) => money<string>(row.share_minor, row.currency)),
    };
  });
}
