import type { Stay } from '#shared/availability/stay.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';

interface PricedRow extends TariffRow {
  readonly time_zone: string;
}

/** Quotes of one stay: many listings share zone and tariff, so it is priced once for each pair. */
export function quotesOfStay(stay: Stay, bagsCount: number): (row: PricedRow) => Quote {
  const quoted = new Map<string, Quote>();
  return (row) => {
    const key = `${row.time_zone}|${row.currency}|${row.price_per_hour}|${row.max_price}|${row.overnight_fee}|${row.handling_fee}|${row.tax_rate_millionths}`;
    const known = quoted.get(key);
    if (known !== undefined) return known;
    const quote = quoteStay({ tariff: tariffOf(row), zone: zoneOf(row.time_zone), stay, bagsCount });
    quoted.set(key, quote);
    return quote;
  };
}
