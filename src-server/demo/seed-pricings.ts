/** What storage costs in a country that seeded listings are in; amounts in minor units of the currency. */
export interface SeedPricing {
  readonly country: string;
  readonly region: string | null;
  readonly currency: string;
  readonly price_per_hour: number;
  readonly max_price: number;
  readonly overnight_fee: number;
  readonly handling_fee: number;
  readonly tax_rate_millionths: number;
  readonly partner_share_millionths: number;
}

type Line = readonly [country: string, region: string | null, currency: string, hour: number, tax: number];

/** Country or region, price of an hour, tax in millionths. Currencies with 0, 2 and 3 decimals are among them. */
const lines: readonly Line[] = [
  ['US', null, 'USD', 200, 0],
  ['US', 'NY', 'USD', 225, 88_750],
  ['US', 'CA', 'USD', 200, 95_000],
  ['US', 'WA', 'USD', 200, 103_500],
  ['US', 'TX', 'USD', 175, 82_500],
  ['US', 'IL', 'USD', 200, 102_500],
  ['CA', null, 'CAD', 250, 50_000],
  ['MX', null, 'MXN', 3500, 160_000],
  ['GB', null, 'GBP', 150, 200_000],
  ['IE', null, 'EUR', 175, 230_000],
  ['FR', null, 'EUR', 180, 200_000],
  ['ES', null, 'EUR', 150, 210_000],
  ['PT', null, 'EUR', 140, 230_000],
  ['IT', null, 'EUR', 160, 220_000],
  ['DE', null, 'EUR', 170, 190_000],
  ['AT', null, 'EUR', 170, 200_000],
  ['NL', null, 'EUR', 180, 210_000],
  ['BE', null, 'EUR', 170, 210_000],
  ['CH', null, 'CHF', 250, 81_000],
  ['PL', null, 'PLN', 600, 230_000],
  ['CZ', null, 'CZK', 4000, 210_000],
  ['HU', null, 'HUF', 60_000, 270_000],
  ['SE', null, 'SEK', 2000, 250_000],
  ['NO', null, 'NOK', 2200, 250_000],
  ['DK', null, 'DKK', 1500, 250_000],
  ['FI', null, 'EUR', 180, 255_000],
  ['GR', null, 'EUR', 130, 240_000],
  ['TR', null, 'TRY', 6000, 200_000],
  ['MA', null, 'MAD', 1500, 200_000],
  ['AE', null, 'AED', 700, 50_000],
  ['KW', null, 'KWD', 500, 0],
  ['JP', null, 'JPY', 200, 100_000],
  ['KR', null, 'KRW', 2000, 100_000],
  ['TH', null, 'THB', 5000, 70_000],
  ['SG', null, 'SGD', 250, 90_000],
  ['MY', null, 'MYR', 600, 80_000],
  ['AU', null, 'AUD', 250, 100_000],
  ['NZ', null, 'NZD', 250, 150_000],
  ['BR', null, 'BRL', 900, 0],
  ['AR', null, 'ARS', 150_000, 210_000],
  ['CL', null, 'CLP', 1500, 190_000],
];

export const seedPricings: readonly SeedPricing[] = lines.map(([country, region, currency, hour, tax]) => ({
  country,
  region,
  currency,
  price_per_hour: hour,
  max_price: hour * 4 - 1,
  overnight_fee: hour * 3,
  handling_fee: Math.round(hour * 0.6),
  tax_rate_millionths: tax,
  partner_share_millionths: 500_000,
}));

export const seedCountries: ReadonlySet<string> = new Set(seedPricings.map(({ country }) => country));

/** The row that holds for a place: the region's, else the country's. */
export function seedPricingOf(country: string, region: string | null): SeedPricing {
  const rows = seedPricings.filter((row) => row.country === country);
  const found =
    rows.find((row) => row.region !== null && row.region === region) ?? rows.find((row) => row.region === null);
  if (found === undefined) throw new Error(`No price for ${country}`);
  return found;
}
