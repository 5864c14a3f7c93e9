import type { Instant } from '@js-joda/core';
import type { Rates } from '#shared/admin/rates-schema.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { reachedBy, regionJoin } from './reached.sql.ts';

interface Place {
  readonly country: string;
  readonly region: string | null;
  readonly rates: Rates;
}

interface Seen {
  /** Published locations whose price is another one now. */
  readonly listings: number;
  /** Those that keep rates of their own, or of their region. */
  readonly withOwn: number;
  /** Orders that are being paid there, at the price of before. */
  readonly holds: number;
}

/** Whom a change of a place's rates meets at the moment in which it is made. */
export async function whoSees(em: EntityManager, place: Place, before: Rates | null, now: Instant): Promise<Seen> {
  const { country, region, rates } = place;
  const reached = reachedBy(before, rates, place);
  const there = 'l.country = $1 and ($2::text is null or l.region = $2)';
  const [seen] = await sqlRows<Seen>(
    em,
    `select c.listings, c.with_own as "withOwn", (
       select count(*)::int from bookings b join listings l on l.id = b.listing_id ${regionJoin}
       where b.status = 'pending' and b.hold_expires_at > $3 and ${there} and ${reached}) as holds
     from (
       select (count(*) filter (where ${reached}))::int as listings, (count(*) filter (where not ${reached}))::int as with_own
       from listings l ${regionJoin} where l.published and ${there}) c`,
    [country, region, now.toString()],
  );
  return seen ?? { listings: 0, withOwn: 0, holds: 0 };
}
