import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { CouponUse as Use } from '#shared/pricing/coupon.ts';
import { Coupon, CouponUse, leftOf } from '#server/modules/pricing/pricing.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import type { Booking } from '../booking.entity.ts';

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

/** Reckons again what an order's use takes of the budget: a version that waits for its money counts while it waits. */
export async function recountCoupon(em: EntityManager, { orderId }: { readonly orderId: string }): Promise<void> {
  await sqlRows(
    em,
    `update coupon_uses u set booking_id = u.booking_id from bookings b
     where b.id = u.booking_id and b.order_id = $1 and u.released_at is null`,
    [orderId],
  );
}

/**
 * The terms that a booking was sold with: they stay whatever became of the coupon since. More than the booking has is
 * added only as far as the budget goes.
 */
export async function keptCoupon(em: EntityManager, booking: Booking, couponId: string): Promise<Use | null> {
  const coupon = await em.findOne(Coupon, { id: couponId });
  if (coupon === null) return null;
  const { code, budget, basisPoints, amountMinor, currency } = coupon;
  const [row] = await sqlRows<{ spent: number }>(em, 'select coupon_spent($1, $2) as spent', [
    couponId,
    booking.currency,
  ]);
  const has = booking.quote.couponDiscount.minor;
  const others = leftOf({ budget, spent: (row?.spent ?? 0) - has }, booking.currency);
  const promised = { code, left: money<string>(Math.max(has, others.minor), booking.currency), isPromised: true };
  if (typeof basisPoints === 'number') return { terms: { ...promised, off: { kind: 'percent', basisPoints } } };
  return { terms: { ...promised, off: { kind: 'amount', money: money<string>(amountMinor ?? 0, currency ?? '') } } };
}
