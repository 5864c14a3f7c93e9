import type { Money } from '../money/money.ts';
import { isNegative, isZero, subtract } from '../money/arithmetic.ts';
import type { Quote } from '../pricing/quote.ts';

/** The 'Booking Changes' table: what the new stay has more (or, negative, less) than the old one. */
export interface BookingChanges {
  readonly additionalItems: number;
  readonly extraHours: number;
  readonly additionalTotal: Money;
  /** Whether the traveller pays the difference, gets it back, or neither. */
  readonly settlement: 'pay' | 'refund' | 'same';
}

type PricedStay = Pick<Quote, 'bagsCount' | 'numberOfHours' | 'totalWithDiscount'>;

/** Compares two quotes in one currency, discounts included. @throws CurrencyMismatch */
export function bookingChanges(before: PricedStay, after: PricedStay): BookingChanges {
  const additionalTotal = subtract(after.totalWithDiscount, before.totalWithDiscount);
  return {
    additionalItems: after.bagsCount - before.bagsCount,
    extraHours: after.numberOfHours - before.numberOfHours,
    additionalTotal,
    settlement: settlementOf(additionalTotal),
  };
}

function settlementOf(additionalTotal: Money): BookingChanges['settlement'] {
  if (isZero(additionalTotal)) return 'same';
  return isNegative(additionalTotal) ? 'refund' : 'pay';
}
