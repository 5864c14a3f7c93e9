import { formatDistance } from '#shared/search/format-distance.ts';
import { compassTo } from '#shared/search/way-there.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { WayStart } from './use-way-start.ts';

/** Says how far and in which direction a location is from where one sets out. Needs the area `place`. */
export function useWayWords() {
  const t = useTexts('place');
  const locale = useLocale();
  return (start: WayStart, listing: { readonly latitude: number; readonly longitude: number }): string =>
    t(start.isStation ? 'wayFromStation' : 'wayFrom', {
      place: start.name,
      distance: formatDistance(start.distance, locale),
      direction: t(compassTo(start, listing)),
    });
}
