import type { ZoneId } from '@js-joda/core';
import type { Stay } from '../availability/stay.ts';
import { add, compare, min, money, subtract, times, zero } from '../money/arithmetic.ts';
import { isBelowSmallestCharge } from '../money/smallest-charge.ts';
import { containedByMillionths } from '../money/rounding.ts';
import { countStay } from './count-stay.ts';
import { applyCoupon, type CouponUse } from './coupon.ts';
import type { DisplayMode, Quote } from './quote.ts';
import type { Tariff } from './tariff.ts';
import { soldTaxRate, taxOn } from './tax.ts';

export interface QuoteRequest {
  readonly tariff: Tariff;
  /** Zone of the listing: its midnights make the nights. */
  readonly zone: ZoneId;
  /** Drop-off before pick-up. */
  readonly stay: Stay;
  /** Whole, at least 1. */
  readonly bagsCount: number;
  readonly coupon?: CouponUse | null;
  /** Currencies of the platform's bank accounts: see `leastCharge`. */
  readonly settlement?: readonly string[];
}

/**
 * Prices a stay with every line that a receipt shows. See docs/decisions/price.md.
 * @throws RangeError for a reversed or empty stay, or a number of bags that is not a whole one from 1.
 */
export function quoteStay({ tariff, zone, stay, bagsCount, coupon, settlement }: QuoteRequest): Quote {
  if (!stay.dropOffAt.isBefore(stay.pickUpAt)) throw new RangeError('The drop-off must be before the pick-up');
  if (!Number.isInteger(bagsCount) || bagsCount < 1) throw new RangeError(`Not a number of bags: ${bagsCount}`);
  const { currency, taxRateMillionths } = tariff;
  const rates = {
    pricePerHour: money(tariff.pricePerHour, currency),
    maxPrice: money(tariff.maxPrice, currency),
    overnightFee: money(tariff.overnightFee, currency),
    taxRateMillionths,
  };
  const count = countStay(stay, zone);
  const hourlySum = times(rates.pricePerHour, count.firstDayHours);
  const firstDay = min(hourlySum, rates.maxPrice);
  const storage = times(add(firstDay, times(rates.overnightFee, count.nights)), bagsCount);
  const handlingFee = money(tariff.handlingFee, currency);
  const totalPriceNoTax = add(storage, handlingFee);
  const taxAmount = taxOn(totalPriceNoTax, rates);
  const totalPrice = add(totalPriceNoTax, taxAmount);
  const applied = applyCoupon(totalPrice, coupon);
  const left = subtract(totalPrice, applied.discount);
  const waived = isBelowSmallestCharge(left, settlement) ? left : zero(currency);
  const totalWithDiscount = subtract(left, waived);
  return {
    currency,
    mode: modeOf(count.nights, compare(hourlySum, rates.maxPrice) >= 0),
    bagsCount,
    ...count,
    rates,
    firstDay,
    storage,
    handlingFee,
    totalPriceNoTax,
    taxAmount,
    totalPrice,
    couponDiscount: applied.discount,
    waived,
    totalWithDiscount,
    taxContained: containedByMillionths(totalWithDiscount, soldTaxRate({ rates })),
    coupon: applied.coupon,
  };
}

function modeOf(nights: number, isDailyMaximum: boolean): DisplayMode {
  if (nights > 0) return 'overnight';
  return isDailyMaximum ? 'day' : 'hourly';
}
