import type { Instant, ZoneId } from '@js-joda/core';
import type { Stay } from '../availability/stay.ts';
import { localDateOf } from '../time/local-time.ts';
import type { CouponUse } from './coupon.ts';
import type { Quote } from './quote.ts';
import type { Tariff } from './tariff.ts';
import { quoteStay } from './quote-stay.ts';

/** For so many days the tariff of the sale holds for more bags and another drop-off day too. */
const soldTariffDays = 30;

/** What a person has, or asks for. */
export interface AskedStay {
  readonly stay: Stay;
  readonly bagsCount: number;
}

/** A change that lies within what the order has: no more bags, no moment outside of its stay. */
export const asksNoMore = (has: AskedStay, asked: AskedStay): boolean =>
  asked.bagsCount <= has.bagsCount &&
  !asked.stay.dropOffAt.isBefore(has.stay.dropOffAt) &&
  !asked.stay.pickUpAt.isAfter(has.stay.pickUpAt);

/** The tariff by which a quote was made. */
export const tariffOfQuote = ({ currency, rates, handlingFee }: Omit<Quote, 'waived'>): Tariff => ({
  currency,
  pricePerHour: rates.pricePerHour.minor,
  maxPrice: rates.maxPrice.minor,
  overnightFee: rates.overnightFee.minor,
  handlingFee: handlingFee.minor,
  taxRateMillionths: rates.taxRateMillionths,
});

interface Change {
  readonly has: AskedStay & { readonly quote: Quote };
  readonly asked: AskedStay;
  /** When the order was sold. */
  readonly soldAt: Instant;
  readonly now: Instant;
  /** The location's tariff of today. */
  readonly today: Tariff;
  readonly zone: ZoneId;
  readonly coupon: CouponUse | null;
  readonly settlement: readonly string[];
  /** Whether the discount stays what it was. */
  readonly keepsCoupon: boolean;
}

/**
 * The price of a changed stay: by the tariff of the sale, except for more bags or another drop-off day later than 30
 * days after it. What asks for no more than the order has never costs more than it was sold at.
 * @returns the whole quote, and whether the tariff of the sale made it.
 */
export function priceOfChange(change: Change): { readonly quote: Quote; readonly bySoldTariff: boolean } {
  const { has, asked, soldAt, now, zone, coupon, settlement } = change;
  const isMore =
    asked.bagsCount > has.bagsCount ||
    localDateOf(zone, asked.stay.dropOffAt) !== localDateOf(zone, has.stay.dropOffAt);
  const bySoldTariff = !isMore || now.isBefore(soldAt.plusSeconds(soldTariffDays * 86_400));
  const tariff = bySoldTariff ? tariffOfQuote(has.quote) : change.today;
  const quote = quoteStay({ tariff, zone, stay: asked.stay, bagsCount: asked.bagsCount, coupon, settlement });
  const isDearer = quote.totalWithDiscount.minor > has.quote.totalWithDiscount.minor;
  if (!change.keepsCoupon || !asksNoMore(has, asked) || !isDearer) return { quote, bySoldTariff };
  const { bagsCount, numberOfHours, nights, firstDayHours, mode } = quote;
  return { quote: { ...has.quote, bagsCount, numberOfHours, nights, firstDayHours, mode }, bySoldTariff };
}
