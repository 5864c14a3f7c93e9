import type { Locale } from '#shared/messages/text.ts';

/** "4.9", or "4,9" in French: stars have one decimal. The first use of `Intl` costs a phone too much. */
export const formatRating = (rating: number, locale: Locale): string =>
  locale === 'fr' ? rating.toFixed(1).replace('.', ',') : rating.toFixed(1);

/** "12,345": a whole number from 0 on, as `Intl` writes it where prices are written (`numbersOf`). */
export const formatCount = (count: number, locale: Locale): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',');
