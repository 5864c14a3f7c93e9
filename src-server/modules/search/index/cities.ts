import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { onMap } from '#server/platform/geo/mercator.ts';
import { eastOf } from './area.ts';
import type { SearchIndex } from './search-index.ts';

/** Plane metres along one side of the squares that are compared for how many locations they have. */
const DENSE = 1500;
/** So many of a city's locations say where most of them are. */
const SAMPLE = 2000;

const around = [-1, 0, 1];

/** The middle one of some numbers. */
const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Where most of some locations are close together: the mean place of those in the fullest square and the squares around it;
 * of squares that are as full the one nearest to the middle location. `null` of none.
 */
export function densestOf(index: SearchIndex, slots: readonly number[]): GeoPoint | null {
  const [first = -1] = slots;
  const [x, y] = [index.x[first] ?? 0, index.y[first] ?? 0];
  const places = slots.flatMap((slot) => {
    const listing = index.listings[slot];
    const east = eastOf(x, index.x[slot] ?? 0, true);
    return listing === undefined ? [] : { listing, east, north: (index.y[slot] ?? 0) - y };
  });
  const [east, north] = [medianOf(places.map((each) => each.east)), medianOf(places.map((each) => each.north))];
  const rowOf = (metres: number) => Math.floor(metres / DENSE);
  const squares = Map.groupBy(places, (each) => `${rowOf(each.east)} ${rowOf(each.north)}`);
  let best: { readonly near: typeof places; readonly away: number } | null = null;
  for (const [at] of squares.values()) {
    if (at === undefined) continue;
    const near = around.flatMap((column) =>
      around.flatMap((row) => squares.get(`${rowOf(at.east) + column} ${rowOf(at.north) + row}`) ?? []),
    );
    const away = Math.hypot(at.east - east, at.north - north);
    const more = near.length - (best?.near.length ?? 0);
    if (more > 0 || (more === 0 && away < (best?.away ?? Infinity))) best = { near, away };
  }
  const [origin] = best?.near ?? [];
  if (best === null || origin === undefined) return null;
  const { near } = best;
  const mean = (of: (listing: GeoPoint) => number) =>
    near.reduce((sum, { listing }) => sum + of(listing), 0) / near.length;
  return {
    latitude: mean(({ latitude }) => latitude),
    // Counted from the first of them, so that the date line is no end.
    longitude: onMap(origin.listing.longitude + mean(({ longitude }) => onMap(longitude - origin.listing.longitude))),
  };
}

export interface City extends GeoPoint {
  readonly name: string;
  readonly locations: number;
}

/** The cities with published locations, those with the most first, each where most of its locations are. */
export const citiesOf = (index: SearchIndex, most: number): readonly City[] =>
  [...index.cities]
    .toSorted(([a, ofA], [b, ofB]) => ofB.size - ofA.size || (a < b ? -1 : 1))
    .slice(0, most)
    .flatMap(([name, slots]) => {
      const known = index.middles.get(name);
      const middle = known ?? densestOf(index, [...slots].slice(0, SAMPLE));
      if (middle !== null) index.middles.set(name, middle);
      return middle === null ? [] : { name, locations: slots.size, ...middle };
    });
