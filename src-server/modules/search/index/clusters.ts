import type { Money } from '#shared/money/money.ts';
import type { SearchArea } from '../search-area.ts';
import { eastOf } from './area.ts';
import type { JudgedListing } from './judge.ts';
import type { SearchIndex } from './search-index.ts';

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

interface Gathered {
  /** The one of them that the cluster stands on. */
  readonly on: JudgedListing;
  count: number;
  available: number;
  full: number;
  readonly prices: Money[];
}

/** Takes a price in where it is the lowest of its currency. */
function takeLowest(prices: Money[], price: Money): void {
  const at = prices.findIndex(({ currency }) => currency === price.currency);
  if (at < 0) prices.push(price);
  else if (price.minor < (prices[at]?.minor ?? Infinity)) prices[at] = price;
}

/** Locations gathered by squares of an area, each cluster where one of them is, so that it stands on a shop. */
export function clustersOf(
  index: SearchIndex,
  locations: readonly JudgedListing[],
  { x, y, edges: { left, right, bottom, top }, isAcross }: SearchArea,
): readonly PlaceCluster[] {
  const size = Math.max(right - left, top - bottom) / SQUARES;
  const squares = new Map<number, Gathered>();
  for (const location of locations) {
    const column = SQUARES + Math.floor(eastOf(x, index.x[location.slot] ?? 0, isAcross) / size);
    const row = SQUARES + Math.floor(((index.y[location.slot] ?? 0) - y) / size);
    const key = row * 2 * SQUARES + column;
    let square = squares.get(key);
    if (square === undefined)
      squares.set(key, (square = { on: location, count: 0, available: 0, full: 0, prices: [] }));
    square.count += 1;
    if (location.full) square.full += 1;
    if (!location.available) continue;
    square.available += 1;
    takeLowest(square.prices, location.price);
  }
  return [...squares.values()].map(({ on: { listing }, count, available, full, prices }) => {
    const { latitude, longitude } = listing;
    return { latitude, longitude, count, available, full: full === count, prices };
  });
}
