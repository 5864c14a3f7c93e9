import type { FilterName, SearchFilters, Sort } from '#shared/search/filters/filters.ts';
import { formatAbout } from '#web/lib/format/money.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { exponentOf } from '#shared/money/currency.ts';
import type { Texts } from '#web/lib/texts.ts';

type Locale = Texts['locale'];

/** "$16": whole units of a currency; the bare number where the currency is not known. */
const formatWhole = (units: number, currency: string | null, locale: Locale): string =>
  currency === null ? String(units) : formatAbout({ minor: units * 10 ** exponentOf(currency), currency }, locale);

export const sortWords = { nearest: 'nearest', price: 'priceLowFirst', rating: 'rating' } as const satisfies Record<
  Sort,
  string
>;

/** What stands on a filter's chip: what it asks where it is on, else what it is about. */
export function useFilterWords(currency: string | null) {
  const t = useTexts('filters');
  const locale = useLocale();
  const whole = (units: number) => formatWhole(units, currency, locale);
  const stars = (least: number) => formatRating(least, locale);
  const priceWords = ({ from, to }: NonNullable<SearchFilters['price']>): string => {
    if (from === undefined) return to === undefined ? t('price') : t('upTo', { price: whole(to) });
    return to === undefined ? t('from', { price: whole(from) }) : t('between', { from: whole(from), to: whole(to) });
  };
  return {
    whole,
    stars,
    chip: (name: FilterName, { price, rating }: SearchFilters, bagsCount: number): string => {
      if (name === 'room') return t('room', { count: bagsCount });
      if (name === 'price') return price === undefined ? t('price') : priceWords(price);
      if (name === 'rating') return rating === undefined ? t('rating') : t('ratingFrom', { rating: stars(rating) });
      return t(name);
    },
  };
}
