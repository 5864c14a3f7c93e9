/** ISO 3166 codes of the countries in which a card provider pays partners out, each with the currency that is used there. */
const currencyOf: Readonly<Record<string, string>> = {
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

export interface CountryChoice {
  readonly country: string;
  readonly name: string;
  readonly currency: string;
}

/** The countries that may be added, by name in the person's language; without those that have rates already. */
export function countryChoices(locale: string, taken: readonly string[]): readonly CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(currencyOf)
    .filter(([country]) => !taken.includes(country))
    .map(([country, currency]) => ({ country, name: names.of(country) ?? country, currency }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
