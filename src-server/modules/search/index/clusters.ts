import type { Money } from '#shared/money/money.ts';
import type { SearchArea } from '../search-area.ts';
import type { Pool } from './pool.ts';

/** Locations that are shown as one, by the square of the map that they are in. */
export interface PlaceCluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** How many of them can take the stay. */
  readonly available: number;
  /** Whether none can because they are full, not closed. */
  readonly full: boolean;
  /** The lowest whole price among those, in each currency. */
  readonly prices: readonly Money[];
}

/** Squares along the longer side of an area: some 90 px of a wide map each. */
const SQUARES = 16;

/**
 * Locations gathered by squares of an area, each cluster where the first of them is, so that it stands on a shop.
 * @param slots the nearest first
 * @param stateOf 1 where one can take the stay, 2 where it is full
 */
export function clustersOf(
  { index, quoteOf }: Pool,
  slots: readonly number[],
  { edges: { left, right, bottom, top } }: SearchArea,
  stateOf: (slot: number) => 0 | 1 | 2,
): readonly PlaceCluster[] {
  const size = Math.max(right - left, top - bottom) / SQUARES;
  const squares = Map.groupBy(slots, (slot) => {
    const [x, y] = [index.x[slot] ?? 0, index.y[slot] ?? 0];
    return `${Math.floor(x / size)} ${Math.floor(y / size)}`;
  });
  return [...squares.values()].flatMap((group) => {
    const listings = group.flatMap((slot) => index.listings[slot] ?? []);
    const [first] = listings;
    if (first === undefined) return [];
    const states = group.map(stateOf);
    const lowest = new Map<string, Money>();
    for (const [at, listing] of listings.entries()) {
      if (states[at] !== 1) continue;
      const { totalPrice } = quoteOf(listing);
      const known = lowest.get(totalPrice.currency);
      if (known === undefined || totalPrice.minor < known.minor) lowest.set(totalPrice.currency, totalPrice);
    }
    return {
      latitude: first.latitude,
      longitude: first.longitude,
      count: group.length,
      available: states.filter((state) => state === 1).length,
      full: states.every((state) => state === 2),
      prices: [...lowest.values()],
    };
  });
}
