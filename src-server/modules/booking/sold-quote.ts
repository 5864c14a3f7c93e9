import { zero } from '#shared/money/arithmetic.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import type { SoldQuote } from './booking.entity.ts';

/** The quote as a traveller may see it. */
export function shownQuote({ partnerShareMillionths: _share, waived, ...sold }: SoldQuote): Quote {
  return { ...sold, waived: waived ?? zero<string>(sold.currency) };
}
