import { useMemo } from 'react';
import { type Badge, badgesOf } from '#shared/search/filters/badges.ts';
import { metresBetween } from '#web/lib/map/mercator.ts';
import { useFound, useSearch } from '../search-context.ts';

/** The badges of what fits the filters in the searched area, by slug; none while that is not known. */
export function useBadges(): ReadonlyMap<string, Badge> {
  const { pool, failing } = useFound();
  const { place } = useSearch().filter;
  return useMemo(
    () =>
      badgesOf(
        (pool ?? [])
          .filter(({ slug }) => !failing.has(slug))
          .map((marker) => ({
            id: marker.slug,
            available: marker.available,
            price: marker.price,
            rating: marker.facts?.rating ?? null,
            reviewsCount: marker.facts?.reviewsCount ?? 0,
            distance: metresBetween(place, marker),
          })),
      ),
    [pool, failing, place],
  );
}
