import { zero } from '#shared/money/arithmetic.ts';
import type { Quote } from '#shared/pricing/quote.ts';

/**
 * A quote as it is stored with a booking: with the partner's share of storage at the time, which is nobody else's
 * business. Bookings from before anything was waived have no word of it.
 */
export interface SoldQuote extends Omit<Quote, 'waived'> {
  readonly waived?: Quote['waived'];
  partnerShareMillionths?: number;
}

/** The quote as a traveller may see it. */
export function shownQuote({ partnerShareMillionths: _share, waived, ...sold }: SoldQuote): Quote {
  return { ...sold, waived: waived ?? zero<string>(sold.currency) };
}
