import type { Money } from '../money/money.ts';

export type DisplayMode = 'hourly' | 'day' | 'overnight';

export interface CouponTerms {
  readonly code: string;
  /** Whole basis points (10 % = 1000) or a fixed amount. */
  readonly off:
    | { readonly kind: 'percent'; readonly basisPoints: number }
    | { readonly kind: 'amount'; readonly money: Money };
  /** What is left of its budget. */
  readonly left?: Money;
  /** It was sold with the order: what the budget does not cover is cut, instead of all of the discount. */
  readonly isPromised?: boolean;
}

export type CouponProblem =
  | 'unknown'
  | 'expired'
  | 'notYetValid'
  | 'usedUp'
  | 'usedUpByCustomer'
  | 'otherCurrency'
  | 'otherCountry';

/** A priced stay with every line that a receipt shows; plain data, stored whole with a booking. */
export interface Quote {
  readonly currency: string;
  readonly mode: DisplayMode;
  readonly bagsCount: number;
  readonly numberOfHours: number;
  readonly nights: number;
  /** Hours counted for the first day, rounded up, before the daily maximum. */
  readonly firstDayHours: number;
  readonly rates: {
    readonly pricePerHour: Money;
    readonly maxPrice: Money;
    readonly overnightFee: Money;
    readonly taxRateMillionths: number;
  };
  /** For one bag. */
  readonly firstDay: Money;
  readonly storage: Money;
  readonly handlingFee: Money;
  readonly totalPriceNoTax: Money;
  readonly taxAmount: Money;
  readonly totalPrice: Money;
  readonly couponDiscount: Money;
  /** What is left after the discount but too little for any card: it is waived. */
  readonly waived: Money;
  readonly totalWithDiscount: Money;
  /** Tax contained in what is charged after the discount. */
  readonly taxContained: Money;
  readonly coupon: { readonly code: string; readonly problem: CouponProblem | null } | null;
}
