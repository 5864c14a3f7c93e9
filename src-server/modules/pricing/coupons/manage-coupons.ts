import type { z } from 'zod/mini';
import type { addCouponSchema, changeCouponSchema } from '#shared/admin/coupon-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { newId } from '#server/platform/ids.ts';
import { couponCodeTaken, couponGone, couponUsedMore } from '../pricing.errors.ts';

interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly note: string;
  readonly basis_points: number | null;
  readonly amount_minor: number | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly valid_from: Date;
  readonly valid_until: Date | null;
  readonly max_uses: number | null;
  readonly max_uses_per_customer: number | null;
  readonly uses_count: number;
  readonly budget: number;
  readonly spent: readonly { readonly minor: number; readonly currency: string }[];
}

const stateOf = (row: CouponRow, now: Date): 'live' | 'notYet' | 'usedUp' | 'ended' => {
  if (row.valid_until !== null && row.valid_until <= now) return 'ended';
  if (row.max_uses !== null && row.uses_count >= row.max_uses) return 'usedUp';
  return row.valid_from > now ? 'notYet' : 'live';
};

/** All codes: those that can be used first, then the newest; of those made at once, by their names. */
export async function listCoupons({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = new Date(clock.now().toEpochMilli());
  const rows = await db.query<CouponRow>(
    `select id, code, note, basis_points, amount_minor, currency, country, valid_from, valid_until, max_uses,
       max_uses_per_customer, uses_count, budget, (
         select coalesce(json_agg(json_build_object('minor', minor, 'currency', currency) order by minor desc), '[]') from (
           select u.currency, sum(u.takes_minor) as minor from coupon_uses u
           where u.coupon_id = coupons.id and u.released_at is null and u.takes_minor > 0 group by u.currency) sums) as spent
     from coupons order by (valid_until is null or valid_until > $1) desc, created_at desc, code limit 500`,
    [now],
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    note: row.note,
    basisPoints: row.basis_points,
    amount: row.amount_minor === null ? null : money(row.amount_minor, row.currency ?? ''),
    country: row.country,
    validFrom: isoOfDate(row.valid_from),
    validUntil: row.valid_until === null ? null : isoOfDate(row.valid_until),
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    usesCount: row.uses_count,
    budget: row.budget,
    spent: row.spent.map(({ minor, currency }) => money<string>(minor, currency)),
    state: stateOf(row, now),
  }));
}

/** Gives out a code. @throws AppError 422 for one that there is already. */
export async function addCoupon({ db, clock }: Deps, input: z.infer<typeof addCouponSchema>) {
  const id = newId();
  const now = clock.now().toString();
  const { off } = input;
  try {
    await db.query(
      `insert into coupons (id, code, note, basis_points, amount_minor, currency, country, valid_from, valid_until,
         max_uses, max_uses_per_customer, created_at, budget)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        id,
        input.code,
        input.note,
        off.kind === 'percent' ? off.basisPoints : null,
        off.kind === 'amount' ? off.minor : null,
        off.kind === 'amount' ? off.currency : null,
        input.country,
        input.validFrom ?? now,
        input.validUntil,
        input.maxUses,
        input.maxUsesPerCustomer,
        now,
        input.budget,
      ],
    );
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw couponCodeTaken();
    throw error;
  }
  return { id };
}

/**
 * Changes until when and how often a code may be used, and what it may cost. What it was sold for stays. What was used before stays used.
 * @throws AppError 404 for none, 422 for fewer uses than there were.
 */
export async function changeCoupon({ db }: Deps, input: z.infer<typeof changeCouponSchema>): Promise<void> {
  try {
    const changed = await db.query(
      `update coupons set note = $2, valid_until = $3, max_uses = $4, max_uses_per_customer = $5, budget = $6,
         budget_is_first = false where id = $1 returning id`,
      [input.couponId, input.note, input.validUntil, input.maxUses, input.maxUsesPerCustomer, input.budget],
    );
    if (changed.length === 0) throw couponGone();
  } catch (error) {
    if (sqlStateOf(error) === '23514') throw couponUsedMore();
    throw error;
  }
}

/** Ends a code at once. @throws AppError 404 for none. */
export async function endCoupon({ db, clock }: Deps, couponId: string): Promise<void> {
  const at = clock.now().toString();
  const ended = await db.query(
    `update coupons set valid_until = $2::timestamptz
     where id = $1 and (valid_until is null or valid_until > $2::timestamptz) returning id`,
    [couponId, at],
  );
  if (ended.length > 0) return;
  const found = await db.query('select 1 from coupons where id = $1', [couponId]);
  if (found.length === 0) throw couponGone();
  tellAct('repeated');
}
