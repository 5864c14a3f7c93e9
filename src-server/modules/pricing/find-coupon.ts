import { money } from '#shared/money/arithmetic.ts';
import { exponentOf } from '#shared/money/currency.ts';
import type { Money } from '#shared/money/money.ts';
import {
  type CouponFacts,
  type CouponPlace,
  couponUse,
  type CouponUse,
  normalizeCouponCode,
} from '#shared/pricing/coupon.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { limitMisses } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly basis_points: number | null;
  readonly amount_minor: number | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly valid_from: Date;
  readonly valid_until: Date | null;
  readonly max_uses: number | null;
  readonly max_uses_per_customer: number | null;
  readonly uses_count: number;
  readonly uses_by_customer: number;
  /** Whole units of the place's currency. */
  readonly budget: number;
  /** In minor units of it. */
  readonly spent: number;
}

function factsOf(row: CouponRow, { currency }: CouponPlace): CouponFacts {
  const off =
    row.basis_points === null
      ? { kind: 'amount' as const, money: money(row.amount_minor ?? 0, row.currency ?? '') }
      : { kind: 'percent' as const, basisPoints: row.basis_points };
  return {
    terms: { code: row.code, off, left: leftOf(row, currency) },
    validFrom: instantOf(row.valid_from),
    validUntil: row.valid_until === null ? null : instantOf(row.valid_until),
    maxUses: row.max_uses,
    uses: row.uses_count,
    maxUsesPerCustomer: row.max_uses_per_customer,
    usesByCustomer: row.uses_by_customer,
    country: row.country,
  };
}

/** What is left of a coupon's budget in a currency: never less than nothing. */
export const leftOf = ({ budget, spent }: Pick<CouponRow, 'budget' | 'spent'>, currency: string): Money =>
  money(Math.max(0, budget * 10 ** exponentOf(currency) - spent), currency);

export interface FoundCoupon {
  /** The coupon's id when it may be used, else `null`. */
  readonly id: string | null;
  readonly use: CouponUse;
}

/** Codes that no one gave out, from one network. */
const guesses = { name: 'coupon-guess', hits: 20, perSeconds: 600 };

/**
 * The same for a caller over the network: one who tries codes out has to wait.
 * @throws AppError 429 after too many codes that do not exist.
 */
export const couponForAsker = (
  ctx: Pick<RequestContext, 'deps' | 'ip'>,
  work: () => Promise<FoundCoupon | null>,
): Promise<FoundCoupon | null> =>
  limitMisses(ctx, guesses, networkOf(ctx.ip), work, ({ result }) => isUnknown(result?.use));

const isUnknown = (use: CouponUse | undefined): boolean =>
  use !== undefined && 'problem' in use && use.problem === 'unknown';

/**
 * Looks a code up for one place and customer. An unknown, expired or used-up code comes back with its reason.
 * @param email the customer's address, or `null` where no one is known yet.
 */
export async function couponForStay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  text: string,
  place: CouponPlace,
  email: string | null,
): Promise<FoundCoupon> {
  const code = normalizeCouponCode(text);
  const [row] = await db.query<CouponRow>(
    `select c.id, c.code, c.basis_points, c.amount_minor, c.currency, c.country, c.valid_from, c.valid_until, c.max_uses,
       c.max_uses_per_customer, c.uses_count, c.budget, (select count(*)::int from coupon_uses u
       where u.coupon_id = c.id and u.email = $2 and u.released_at is null) as uses_by_customer,
       coupon_spent(c.id, $3) as spent
     from coupons c where c.code = $1`,
    [code, email ?? '', place.currency],
  );
  const use = couponUse(code, row === undefined ? null : factsOf(row, place), place, clock.now());
  return { id: row !== undefined && 'terms' in use ? row.id : null, use };
}
