/** The door of pricing: what other modules may use. */
export { couponNeeds, priceNeeds } from './price-needs.ts';
export { Coupon, CouponUse, CountryPricing } from './pricing.entity.ts';
export {
  amountColumns,
  type AmountRow,
  amountsOf,
  ownAmountsSql,
  rateColumn,
  type TariffRow,
  tariffColumns,
  tariffJoins,
  tariffOf,
} from './tariff.sql.ts';
export { requireNearStay } from './near-stay.ts';
export { dropOffAfterPickUp, tooFarAhead } from './pricing.errors.ts';
export { changeCoupon, endCoupon } from './coupons/manage-coupons.ts';
export { couponForAsker, couponForStay, type FoundCoupon, leftOf } from './find-coupon.ts';
export { tellUnpaidCountries } from './tell-unpaid-countries.ts';
