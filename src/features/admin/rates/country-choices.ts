import { currencyOfCountry } from '#shared/pricing/served-countries.ts';

export interface CountryChoice {
  readonly country: string;
  readonly name: string;
  readonly currency: string;
}

/** The countries that may be added, by name in the person's language; without those that have rates already. */
export function countryChoices(locale: string, taken: readonly string[]): readonly CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(currencyOfCountry)
    .filter(([country]) => !taken.includes(country))
    .map(([country, currency]) => ({ country, name: names.of(country) ?? country, currency }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
