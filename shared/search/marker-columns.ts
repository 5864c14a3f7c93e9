import { filterNames, type FilterName } from './filters/filters.ts';
import type { Money } from '../money/money.ts';

/** Markers as they travel: see `markersAnswer`. */
interface MarkerColumns {
  readonly numbers: readonly number[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  readonly states: readonly number[];
  readonly currencies: readonly string[];
  readonly currency: readonly number[];
  readonly prices: readonly number[];
  readonly fails: readonly number[];
  readonly names: readonly string[];
}

/** A location on the map. */
export interface MapMarker {
  readonly number: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly available: boolean;
  /** Open, and without room for as many bags. */
  readonly full: boolean;
  /** The whole price of the stay, fee and tax included. */
  readonly price: Money;
  /** The filters that it fails, in the order in which they are offered. */
  readonly fails: readonly FilterName[];
}

/** Parts of a degree in which positions travel: a metre or less. */
export const positionSteps = 100_000;

/** Differences, each to the one before, the first to 0. */
export function stepsOf(values: readonly number[]): number[] {
  let before = 0;
  return values.map((value) => {
    const step = value - before;
    before = value;
    return step;
  });
}

/** What differences add up to, one after the other. */
function summed(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** Filters as bits in the order of `filterNames`. */
export const bitsOf = (names: readonly FilterName[]): number =>
  names.reduce((bits, name) => bits | (1 << filterNames.indexOf(name)), 0);

const none: readonly FilterName[] = [];

/** Markers of the columns that they travel in. */
export function markersOf(columns: MarkerColumns): readonly MapMarker[] {
  const { states, currencies, currency, prices, fails, names } = columns;
  const [latitudes, longitudes] = [summed(columns.latitudes), summed(columns.longitudes)];
  return summed(columns.numbers).map((number, at) => ({
    number,
    name: names[at] ?? '',
    latitude: (latitudes[at] ?? 0) / positionSteps,
    longitude: (longitudes[at] ?? 0) / positionSteps,
    available: states[at] === 1,
    full: states[at] === 2,
    price: { minor: prices[at] ?? 0, currency: currencies[currency[at] ?? 0] ?? '' },
    fails: (fails[at] ?? 0) === 0 ? none : filterNames.filter((_, bit) => ((fails[at] ?? 0) >> bit) & 1),
  }));
}
