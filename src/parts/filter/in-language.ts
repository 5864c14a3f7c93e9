import type { Locale } from '#shared/messages/text.ts';
import type { SearchFilter } from './filter.ts';

/**
 * Whatever language a place was chosen in, its city is called as its reader calls it. Who is on the page already chooses
 * places by names in their language, so that the browser needs no table of them.
 */
export async function inLanguage<Filter extends Pick<SearchFilter, 'place'>>(
  filter: Filter,
  locale: Locale,
): Promise<Filter> {
  if (!import.meta.env.SSR) return filter;
  const { placeIn } = await import('#shared/search/city-names.ts');
  return { ...filter, place: { ...filter.place, label: placeIn(locale, filter.place.label) } };
}
