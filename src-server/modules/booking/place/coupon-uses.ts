import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { CouponUse as Use } from '#shared/pricing/coupon.ts';
import { Coupon, CouponUse } from '#server/modules/pricing/pricing.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';

/** Counts one use. @throws SQLSTATE CL002 when the coupon is used up, in all or by this customer. */
export async function takeCoupon(
  em: EntityManager,
  use: { readonly couponId: string; readonly bookingId: string; readonly email: string; readonly now: Instant },
): Promise<void> {
  const { now, ...rest } = use;
  await em.insert(CouponUse, { id: newId(), ...rest, createdAt: now, releasedAt: null });
}

/** Gives a booking's use back; without one nothing happens. */
export async function releaseCoupon(em: EntityManager, bookingId: string, now: Instant): Promise<void> {
  await em.nativeUpdate(CouponUse, { bookingId, releasedAt: null }, { releasedAt: now });
}

interface WithCoupon {
  readonly id: string;
  readonly couponId?: string | null;
}

/** The use of a replaced booking goes uncounted to the one that took its place, or back where the discount was given up. */
export async function handCouponOn(em: EntityManager, old: WithCoupon, made: WithCoupon, now: Instant): Promise<void> {
  if (!old.couponId) return;
  if (old.couponId !== made.couponId) return releaseCoupon(em, old.id, now);
  await em.nativeUpdate(CouponUse, { bookingId: old.id, releasedAt: null }, { bookingId: made.id });
}

/** The terms that a booking was sold with: they stay whatever became of the coupon since. */
export async function keptCoupon(em: EntityManager, couponId: string): Promise<Use | null> {
  const coupon = await em.findOne(Coupon, { id: couponId });
  if (coupon === null) return null;
  const { code, basisPoints, amountMinor, currency } = coupon;
  if (typeof basisPoints === 'number') return { terms: { code, off: { kind: 'percent', basisPoints } } };
  return { terms: { code, off: { kind: 'amount', money: money<string>(amountMinor ?? 0, currency ?? '') } } };
}
