import type { Money } from '#shared/money/money.ts';
import type { SearchArea } from '../search-area.ts';
import { eastOf } from './area.ts';
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

interface Gathered {
  /** The one of them that the cluster stands on. */
  readonly slot: number;
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

/**
 * Locations gathered by squares of an area, each cluster where one of them is, so that it stands on a shop.
 * @param stateOf 1 where one can take the stay, 2 where it is full
 */
export function clustersOf(
  { index, quoteOf }: Pool,
  slots: readonly number[],
  { x, y, edges: { left, right, bottom, top }, isAcross }: SearchArea,
  stateOf: (slot: number) => 0 | 1 | 2,
): readonly PlaceCluster[] {
  const size = Math.max(right - left, top - bottom) / SQUARES;
  const squares = new Map<number, Gathered>();
  for (const slot of slots) {
    const listing = index.listings[slot];
    if (listing === undefined) continue;
    const column = SQUARES + Math.floor(eastOf(x, index.x[slot] ?? 0, isAcross) / size);
    const row = SQUARES + Math.floor(((index.y[slot] ?? 0) - y) / size);
    const key = row * 2 * SQUARES + column;
    let square = squares.get(key);
    if (square === undefined) squares.set(key, (square = { slot, count: 0, available: 0, full: 0, prices: [] }));
    const state = stateOf(slot);
    square.count += 1;
    if (state === 2) square.full += 1;
    if (state !== 1) continue;
    square.available += 1;
    takeLowest(square.prices, quoteOf(listing).totalPrice);
  }
  return [...squares.values()].flatMap(({ slot, count, available, full, prices }) => {
    const listing = index.listings[slot];
    if (listing === undefined) return [];
    const { latitude, longitude } = listing;
    return { latitude, longitude, count, available, full: full === count, prices };
  });
}
