import type { Locale } from '#shared/messages/text.ts';

const groupSigns: Readonly<Record<Locale, string>> = { en: ',', fr: '\u202f', es: '.' };

/** "4.9", or "4,9" in French and Spanish: stars have one decimal. The first use of `Intl` costs a phone too much. */
export const formatRating = (rating: number, locale: Locale): string =>
  locale === 'en' ? rating.toFixed(1) : rating.toFixed(1).replace('.', ',');

/** "12,345": a whole number from 0 on, as `Intl` writes it; Spanish parts no four digits. */
export const formatCount = (count: number, locale: Locale): string =>
  locale === 'es' && count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, groupSigns[locale]);
