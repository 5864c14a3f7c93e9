import type { Instant } from '@js-joda/core';
import { min, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { chargeable } from '../money/provider-amount.ts';
import { percentOf } from '../money/rounding.ts';
import type { CouponProblem, CouponTerms } from './quote.ts';

/** A coupon that may be used, or the code that was typed and why it is not. */
export type CouponUse = { readonly terms: CouponTerms } | { readonly code: string; readonly problem: CouponProblem };

/** Everything that decides whether a coupon may be used; `null` means without limit. */
export interface CouponFacts {
  readonly terms: CouponTerms;
  readonly validFrom: Instant;
  /** The first instant at which it is no longer valid. */
  readonly validUntil: Instant | null;
  readonly maxUses: number | null;
  readonly uses: number;
  readonly maxUsesPerCustomer: number | null;
  /** Uses by this customer; 0 where no one is known yet. */
  readonly usesByCustomer: number;
  /** ISO 3166 code of the only country it is for. */
  readonly country: string | null;
}

/** What the coupon is to be used for. */
export interface CouponPlace {
  readonly currency: string;
  readonly country: string;
}

/** The code as it is stored and compared: without surrounding space, in upper case. */
export function normalizeCouponCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Why the coupon may not be used at `now`, `null` when it may. A `null` in place of the facts is an unknown code. */
export function checkCoupon(facts: CouponFacts | null, place: CouponPlace, now: Instant): CouponProblem | null {
  if (!facts) return 'unknown';
  if (now.isBefore(facts.validFrom)) return 'notYetValid';
  if (facts.validUntil && !now.isBefore(facts.validUntil)) return 'expired';
  if (facts.country !== null && facts.country !== place.country) return 'otherCountry';
  if (facts.terms.off.kind === 'amount' && facts.terms.off.money.currency !== place.currency) return 'otherCurrency';
  if (facts.maxUses !== null && facts.uses >= facts.maxUses) return 'usedUp';
  const isUsedUpByCustomer = facts.maxUsesPerCustomer !== null && facts.usesByCustomer >= facts.maxUsesPerCustomer;
  return isUsedUpByCustomer ? 'usedUpByCustomer' : null;
}

/** What `checkCoupon` decided, ready for a quote. */
export function couponUse(code: string, facts: CouponFacts | null, place: CouponPlace, now: Instant): CouponUse {
  const problem = checkCoupon(facts, place, now);
  return facts && !problem ? { terms: facts.terms } : { code, problem: problem ?? 'unknown' };
}

export interface AppliedCoupon {
  readonly discount: Money;
  readonly coupon: { readonly code: string; readonly problem: CouponProblem | null } | null;
}

/**
 * The discount on a total with tax, rounded half up and never above the total; zero, with the reason, for a bad code and
 * for one whose budget it would pass. Of an order that has it already only what is left of the budget is added.
 */
export function applyCoupon(total: Money, use: CouponUse | null | undefined): AppliedCoupon {
  const none = zero(total.currency);
  if (!use) return { discount: none, coupon: null };
  if ('problem' in use) return { discount: none, coupon: { code: use.code, problem: use.problem } };
  const { code, off, left, isPromised = false } = use.terms;
  if (off.kind === 'amount' && off.money.currency !== total.currency) {
    return { discount: none, coupon: { code, problem: 'otherCurrency' } };
  }
  const wanted = off.kind === 'percent' ? percentOf(total, off.basisPoints) : chargeable(off.money);
  const discount = min(total, wanted);
  if (left === undefined || discount.minor <= left.minor) return { discount, coupon: { code, problem: null } };
  return isPromised
    ? { discount: left, coupon: { code, problem: null } }
    : { discount: none, coupon: { code, problem: 'usedUp' } };
}
