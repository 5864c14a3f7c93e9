import type { Stay } from '#shared/availability/stay.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { IndexedListing, SearchIndex } from './search-index.ts';

/** Quotes of one stay: many locations share zone and tariff, so it is priced once for each pair. */
export function quotesOfStay(
  { config: { SETTLEMENT_CURRENCIES: settlement } }: Pick<Deps, 'config'>,
  index: SearchIndex,
  stay: Stay,
  bagsCount: number,
): (listing: Pick<IndexedListing, 'zone' | 'rates'>) => Quote {
  const ofZones = new Map<string, (Quote | undefined)[]>();
  return ({ zone, rates }) => {
    const ofZone = ofZones.get(zone) ?? [];
    ofZones.set(zone, ofZone);
    const known = ofZone[rates];
    if (known !== undefined) return known;
    const tariff = index.tariffs[rates];
    if (tariff === undefined) throw new Error('A location has no tariff');
    const quote = quoteStay({ tariff, zone: zoneOf(zone), stay, bagsCount, settlement });
    ofZone[rates] = quote;
    return quote;
  };
}
