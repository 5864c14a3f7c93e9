import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** One row a country and currency; a row with a region overrides its country's where it says something. Minor units. */
export const CountryPricing = defineEntity({
  name: 'CountryPricing',
  tableName: 'country_pricings',
  properties: {
    id: column.id(),
    country: column.text(),
    region: column.text().nullable(),
    currency: column.text(),
    pricePerHour: column.minor().nullable(),
    maxPrice: column.minor().nullable(),
    overnightFee: column.minor().nullable(),
    handlingFee: column.minor().nullable(),
    taxRateMillionths: column.int().nullable(),
    partnerShareMillionths: column.int().nullable(),
  },
});

/** Either `basisPoints` or `amountMinor` with `currency` is set. */
export const Coupon = defineEntity({
  name: 'Coupon',
  tableName: 'coupons',
  properties: {
    id: column.id(),
    code: column.text(),
    /** What it is for, to administrators. */
    note: column.text().default(''),
    basisPoints: column.int().nullable(),
    amountMinor: column.minor().nullable(),
    currency: column.text().nullable(),
    country: column.text().nullable(),
    validFrom: column.instant(),
    validUntil: column.instant().nullable(),
    maxUses: column.int().nullable(),
    maxUsesPerCustomer: column.int().nullable(),
    /** The most that it may cost, in whole units of each currency in which it is used. */
    budget: column.int(),
    /** No administrator has looked at the budget that it got when budgets came. */
    budgetIsFirst: column.flag(),
    /** Kept by the database from `coupon_uses`. */
    usesCount: column.int(),
    createdAt: column.instant(),
  },
});
export type Coupon = InferEntity<typeof Coupon>;

export const CouponUse = defineEntity({
  name: 'CouponUse',
  tableName: 'coupon_uses',
  properties: {
    id: column.id(),
    couponId: column.ref(),
    bookingId: column.ref(),
    email: column.text(),
    createdAt: column.instant(),
    releasedAt: column.instant().nullable(),
  },
});
