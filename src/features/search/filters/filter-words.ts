import type { FilterAmenity } from '#shared/amenities/amenities.ts';
import type { FilterName, PriceRange, SearchFilters, Sort } from '#shared/search/filters/filters.ts';
import { formatAbout } from '#web/lib/format/money.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { exponentOf } from '#shared/money/currency.ts';
import { useFound } from '../search-context.ts';

export const sortWords = { nearest: 'nearest', price: 'priceLowFirst', rating: 'rating' } as const satisfies Record<
  Sort,
  string
>;

/** What stands on a filter's chip: what it asks where it is on, else what it is about. */
export function useFilterWords() {
  const { currencies } = useFound();
  const t = useTexts('filters');
  const listings = useTexts('listing');
  const locale = useLocale();
  const isTold = (currency: string) => currencies.every((other) => other === currency);
  /** "$16": whole units of a currency; "USD 16" where another one is on show. */
  const whole = (units: number, currency: string) =>
    formatAbout(
      { minor: units * 10 ** exponentOf(currency), currency },
      locale,
      isTold(currency) ? 'narrowSymbol' : 'code',
    );
  const stars = (least: number) => formatRating(least, locale);
  const priceWords = ({ currency, from, to }: PriceRange): string => {
    if (from === undefined) return to === undefined ? t('price') : t('upTo', { price: whole(to, currency) });
    return to === undefined
      ? t('from', { price: whole(from, currency) })
      : t('between', { from: whole(from, currency), to: whole(to, currency) });
  };
  const amenity = (name: FilterAmenity) => listings(amenityLooks[name].has);
  return {
    amenity,
    whole,
    stars,
    chip: (name: FilterName, { price, rating }: SearchFilters, bagsCount: number): string => {
      if (name === 'room') return t('room', { count: bagsCount });
      if (name === 'price') return price === undefined ? t('price') : priceWords(price);
      if (name === 'rating') return rating === undefined ? t('rating') : t('ratingFrom', { rating: stars(rating) });
      return name === 'late' || name === 'always' ? t(name) : amenity(name);
    },
  };
}
