import type { Locale } from '#shared/messages/text.ts';

const regions: Readonly<Record<string, string>> = {
  'CA-ON': 'Ontario',
  'CA-QC': 'Québec',
  'CA-BC': 'British Columbia',
  'US-WA': 'Washington',
  'US-CA': 'California',
  'US-NY': 'New York',
};

/** Where a language has a name of its own for a region. */
const names: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {},
  fr: { 'CA-BC': 'Colombie-Britannique', 'US-CA': 'Californie' },
  es: { 'CA-BC': 'Columbia Británica', 'CA-QC': 'Quebec', 'US-NY': 'Nueva York' },
};

/** A country's or region's name in the person's language; a region that is not known as it is written. */
export function placeName(
  { country, region }: { readonly country: string; readonly region: string | null },
  locale: Locale,
): string {
  const code = `${country}-${region}`;
  if (region !== null) return names[locale][code] ?? regions[code] ?? region;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
