import type { Locale } from '#shared/messages/text.ts';

const regions: Readonly<Record<string, string>> = {
  'CA-ON': 'Ontario',
  'CA-QC': 'Québec',
  'CA-BC': 'British Columbia',
  'US-WA': 'Washington',
  'US-CA': 'California',
  'US-NY': 'New York',
};

/** A country's name in the person's language; a region by its own name where it is known, else as it is written. */
export function placeName(
  { country, region }: { readonly country: string; readonly region: string | null },
  locale: Locale,
): string {
  if (region !== null) return regions[`${country}-${region}`] ?? region;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
