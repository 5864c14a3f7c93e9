import { MAX_TOUCHED } from '#shared/admin/lists.ts';
import { soldSince } from '#server/modules/rates/rates.module.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Reversal } from './reversals.ts';

interface Act {
  readonly action: string;
  readonly subjectId: string;
  readonly created_at: Date;
}

type Db = Pick<Database, 'query'>;

/** Acts whose orders are counted: what was sold meanwhile stays as it was sold. */
const sells = /^admin\.(rates\.|coupons\.|listings\.setRates$)/;

const paid = `b.status in ('confirmed', 'completed')`;

/** Counts no further than is shown. */
async function countUpTo(db: Db, rows: string, values: readonly unknown[]): Promise<number> {
  const sql = `select count(*)::int as count from (${rows} limit ${MAX_TOUCHED + 1}) touched`;
  const [row] = await db.query<{ count: number }>(sql, values);
  return row?.count ?? 0;
}

const counts: Readonly<Partial<Record<Reversal['table'], (db: Db, act: Act) => Promise<number>>>> = {
  rate_plans: (db, { subjectId }) => soldSince({ db }, subjectId),
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
