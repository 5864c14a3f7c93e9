import { multiplyByMillionths } from '../money/rounding.ts';
import type { Money } from '../money/money.ts';
import type { Quote } from './quote.ts';

type TaxRates = Pick<Quote['rates'], 'taxRateMillionths'>;

/** The tax that comes on top of a price, rounded to the currency's step. Rule: docs/decisions/price.md. */
export const taxOn = <C extends string>(price: Money<C>, rates: TaxRates): Money<C> =>
  multiplyByMillionths(price, rates.taxRateMillionths);

/**
 * By which rate, in millionths of what is before tax, money of a sold quote contains tax: receipts, refunds and books go by
 * it. `soldTaxRateSql` is the same in the database.
 */
export const soldTaxRate = ({ rates }: { readonly rates: TaxRates }): number => rates.taxRateMillionths;
