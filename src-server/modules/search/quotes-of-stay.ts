import type { Stay } from '#shared/availability/stay.ts';
import type { Quote, Tariff } from '#shared/pricing/quote.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';

/** Quotes of one stay: many listings share zone and tariff, so it is priced once for each pair. */
export function quotesOfStay(
  { config: { SETTLEMENT_CURRENCIES: settlement } }: Pick<Deps, 'config'>,
  stay: Stay,
  bagsCount: number,
): (zone: string, tariff: Tariff) => Quote {
  const quoted = new Map<string, Quote>();
  return (zone, tariff) => {
    const { currency, pricePerHour, maxPrice, overnightFee, handlingFee, taxRateMillionths } = tariff;
    const key = `${zone}|${currency}|${pricePerHour}|${maxPrice}|${overnightFee}|${handlingFee}|${taxRateMillionths}`;
    const known = quoted.get(key);
    if (known !== undefined) return known;
    const quote = quoteStay({ tariff, zone: zoneOf(zone), stay, bagsCount, settlement });
    quoted.set(key, quote);
    return quote;
  };
}
