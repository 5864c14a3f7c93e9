/** ISO 3166 codes of the countries in which a card provider pays partners out, each with the currency that is used there. */
export const currencyOfCountry: Readonly<Record<string, string>> = {
  AE: 'AED',
  AT: 'EUR',
  AU: 'AUD',
  BE: 'EUR',
  BG: 'EUR',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CY: 'EUR',
  CZ: 'CZK',
  DE: 'EUR',
  DK: 'DKK',
  EE: 'EUR',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  GI: 'GBP',
  GR: 'EUR',
  HK: 'HKD',
  HR: 'EUR',
  HU: 'HUF',
  IE: 'EUR',
  IN: 'INR',
  IS: 'ISK',
  IT: 'EUR',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
  LI: 'CHF',
  LT: 'EUR',
  LU: 'EUR',
  LV: 'EUR',
  MT: 'EUR',
  MX: 'MXN',
  MY: 'MYR',
  NL: 'EUR',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  PT: 'EUR',
  RO: 'RON',
  SE: 'SEK',
  SG: 'SGD',
  SI: 'EUR',
  SK: 'EUR',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  US: 'USD',
  ZA: 'ZAR',
};

/** Where a platform of one of these may pay accounts in any of them: docs.stripe.com/connect/cross-border-payouts, 2026-08-24. */
const together: ReadonlySet<string> = new Set(
  'US GB CA CH AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether a platform in one country may pay accounts in another; one whose country is not said may pay anywhere. */
export const canPayInto = (platform: string | null, country: string): boolean =>
  platform === null || platform === country || (together.has(platform) && together.has(country));

/** The countries in which a platform can pay partners out, each with its currency. */
export const servedFrom = (platform: string | null): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(currencyOfCountry).filter(([country]) => canPayInto(platform, country)));
