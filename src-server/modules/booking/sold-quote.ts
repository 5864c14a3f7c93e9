import { zero } from '#shared/money/arithmetic.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import type { SoldQuote } from './booking.entity.ts';

/** `soldTaxRate` in SQL, of a quote as it is kept; 0 where there is none. */
export const soldTaxRateSql = (quote: string): string =>
  `coalesce((${quote} -> 'rates' ->> 'taxRateMillionths')::int, 0)`;

/** The quote as a traveller may see it. */
export function shownQuote({ partnerShareMillionths: _share, waived, ...sold }: SoldQuote): Quote {
  return { ...sold, waived: waived ?? zero<string>(sold.currency) };
}
