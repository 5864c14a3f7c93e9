import type { Quote } from '#shared/pricing/quote.ts';

/** A quote as it is stored with a booking: with the partner's share of storage at the time, which is nobody else's business. */
export interface SoldQuote extends Quote {
  partnerShareMillionths?: number;
}

/** The quote as a traveller may see it. */
export function shownQuote(sold: SoldQuote): Quote {
  const shown: SoldQuote = { ...sold };
  delete shown.partnerShareMillionths;
  return shown;
}
