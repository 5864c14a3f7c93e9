import { distanceBetween } from '#server/platform/geo/distance.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { geoNamesCities } from './gazetteer.ts';
import { seedCountries } from './seed-pricings.ts';

export interface SeedCity {
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly listings: number;
}

const CITIES = 200;
/** Cities nearer to each other than this would share listings in a search. */
const APART = 120_000;
const SMALLEST = 150_000;
/** Zipf's exponent that gives the first of 200 cities 7 % of all listings. */
const EXPONENT = 0.716;

/** The largest cities of the countries with prices, far from each other, with their shares of `listings` by Zipf's law. */
export function seedCities(listings: number): SeedCity[] {
  const chosen: Omit<SeedCity, 'listings'>[] = [];
  for (const { name, country, adminCode, loc } of geoNamesCities(SMALLEST)) {
    if (chosen.length === CITIES) break;
    const [longitude, latitude] = loc.coordinates;
    const place = { latitude, longitude };
    if (!seedCountries.has(country) || chosen.some((other) => distanceBetween(other, place) < APART)) continue;
    const region = country === 'US' ? adminCode : null;
    chosen.push({ name, country, region, ...place, zone: zoneAt(latitude, longitude) });
  }
  const shares = sharesByZipf(chosen.length, listings);
  return chosen.map((city, rank) => ({ ...city, listings: shares[rank] ?? 0 }));
}

/** Whole shares that add up to `total`; what rounding down leaves over goes to the first ranks. */
export function sharesByZipf(ranks: number, total: number): number[] {
  const weights = Array.from({ length: ranks }, (_, rank) => (rank + 1) ** -EXPONENT);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight / sum) * total));
  const left = total - shares.reduce((all, share) => all + share, 0);
  return shares.map((share, rank) => share + (rank < left ? 1 : 0));
}
