import { MAX_TOUCHED } from '#shared/admin/lists.ts';
import type { Rates } from '#shared/admin/rates-schema.ts';
import type { Database } from '#server/platform/db/database.ts';
import { reachedBy, regionJoin } from './reached.sql.ts';

interface Plan {
  readonly country: string;
  readonly region: string | null;
  readonly rates: Rates;
  readonly before: Rates | null;
  readonly applied_at: Date;
}

/**
 * How many orders were sold at the prices of a plan since they hold, counted to one more than `MAX_TOUCHED`: what a region
 * or a location says itself was not sold by its country's.
 */
export async function soldSince({ db }: { readonly db: Pick<Database, 'query'> }, planId: string): Promise<number> {
  const [plan] = await db.query<Plan>(
    'select country, region, rates, before, applied_at from rate_plans where id = $1 and applied_at is not null',
    [planId],
  );
  if (plan === undefined) return 0;
  // An order is confirmed after it was made: those of before are passed over by their index.
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select from bookings b join listings l on l.id = b.listing_id ${regionJoin}
       where b.created_at >= $3 and b.confirmed_at >= $3 and b.status in ('confirmed', 'completed')
         and l.country = $1 and ($2::text is null or l.region = $2) and ${reachedBy(plan.before, plan.rates, plan)}
       limit ${MAX_TOUCHED + 1}) sold`,
    [plan.country, plan.region, plan.applied_at],
  );
  return row?.count ?? 0;
}
