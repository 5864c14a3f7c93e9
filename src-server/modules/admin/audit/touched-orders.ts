import { MAX_TOUCHED } from '#shared/admin/lists.ts';
import type { Rates } from '#shared/admin/rates-schema.ts';
import { reachedBy, regionJoin } from '#server/modules/pricing/pricing.module.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Reversal } from './reversals.ts';

interface Act {
  readonly action: string;
  readonly subjectId: string;
  readonly created_at: Date;
}

interface Plan {
  readonly country: string;
  readonly region: string | null;
  readonly rates: Rates;
  readonly before: Rates | null;
  readonly applied_at: Date | null;
}

type Db = Pick<Database, 'query'>;

/** Acts whose orders are counted: what was sold meanwhile stays as it was sold. */
const sells = /^admin\.(rates\.|coupons\.|listings\.setRates$)/;

const paid = `b.status in ('confirmed', 'completed')`;

/** Counts no further than is told. */
async function countUpTo(db: Db, rows: string, values: readonly unknown[]): Promise<number> {
  const sql = `select count(*)::int as count from (${rows} limit ${MAX_TOUCHED + 1}) touched`;
  const [row] = await db.query<{ count: number }>(sql, values);
  return row?.count ?? 0;
}

/** Sold at the prices of a place since they hold: what a region or a location said itself was not. */
async function soldAt(db: Db, { subjectId, created_at: at }: Act): Promise<number> {
  const [plan] = await db.query<Plan>(
    'select country, region, rates, before, applied_at from rate_plans where id = $1 and applied_at is not null',
    [subjectId],
  );
  if (plan === undefined || plan.applied_at === null) return 0;
  const since = plan.applied_at > at ? plan.applied_at : at;
  // An order is confirmed after it was made: those of before are passed over in blocks.
  return countUpTo(
    db,
    `select from bookings b join listings l on l.id = b.listing_id ${regionJoin}
     where b.created_at >= $3 and b.confirmed_at >= $3 and ${paid}
       and l.country = $1 and ($2::text is null or l.region = $2) and ${reachedBy(plan.before, plan.rates, plan)}`,
    [plan.country, plan.region, since],
  );
}

const counts: Readonly<Partial<Record<Reversal['table'], (db: Db, act: Act) => Promise<number>>>> = {
  rate_plans: soldAt,
  listings: (db, { subjectId, created_at: at }) =>
    countUpTo(db, `select from bookings b where b.listing_id = $1 and b.created_at >= $2 and ${paid}`, [subjectId, at]),
  coupons: (db, { subjectId, created_at: at }) =>
    countUpTo(db, 'select from coupon_uses where coupon_id = $1 and created_at >= $2 and released_at is null', [
      subjectId,
      at,
    ]),
};

/** How many orders an act has touched since: sold at its prices, or with its code; `null` for an act that touches none. */
export const touchedOrders = async (db: Db, { table }: Reversal, act: Act): Promise<number | null> =>
  sells.test(act.action) ? ((await counts[table]?.(db, act)) ?? null) : null;
