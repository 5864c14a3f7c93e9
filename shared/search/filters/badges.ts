import type { Money } from '../../money/money.ts';

/** What a location is before all others that are found. */
export const badges = ['cheapest', 'bestRated'] as const;
export type Badge = (typeof badges)[number];

interface Badged {
  readonly id: string;
  readonly available: boolean;
  readonly price: Money;
  /** `null` where there is none, or it is not known. */
  readonly rating: number | null;
  readonly reviewsCount: number;
  /** Metres from where was searched: of equals the nearest carries the badge. */
  readonly distance: number;
}

/** Fewer reviews than this say too little. */
const reviewsEnough = 10;
/** Fewer locations than this need no telling apart. */
const locationsEnough = 3;

/** The best by a measure (least is best), of equals the nearest; no one where all are the same. */
function best(of: readonly Badged[], measure: (one: Badged) => number): Badged | null {
  let [found, least, most]: [Badged | null, number, number] = [null, Infinity, -Infinity];
  for (const one of of) {
    const value = measure(one);
    most = Math.max(most, value);
    if (found !== null && (value > least || (value === least && one.distance >= found.distance))) continue;
    [found, least] = [one, value];
  }
  return least < most ? found : null;
}

/**
 * The badges of what is found, by the locations' ids: cheapest and best rated, at most one on each location and each at
 * most once. Only those that can take the stay carry one, and no one is the cheapest across currencies.
 */
export function badgesOf(locations: readonly Badged[]): ReadonlyMap<string, Badge> {
  const able = locations.filter(({ available }) => available);
  const found = new Map<string, Badge>();
  if (able.length < locationsEnough) return found;
  const isComparable = new Set(able.map(({ price }) => price.currency)).size === 1;
  const cheapest = isComparable ? best(able, ({ price }) => price.minor) : null;
  if (cheapest !== null) found.set(cheapest.id, 'cheapest');
  const rated = able.filter(({ rating, reviewsCount }) => rating !== null && reviewsCount >= reviewsEnough);
  const bestRated = best(rated, ({ rating }) => -(rating ?? 0));
  if (bestRated !== null && !found.has(bestRated.id)) found.set(bestRated.id, 'bestRated');
  return found;
}
