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
}

/** Fewer reviews than this say too little. */
const reviewsEnough = 10;
/** Fewer locations than this need no distinguishing. */
const locationsEnough = 3;

/** The first of the best by a measure (least is best), once it is known that not all are the same. */
class Lead {
  private first: Badged | null = null;
  private least = Infinity;
  private most = -Infinity;

  isMovedBy(value: number): boolean {
    return value < this.least || value > this.most;
  }

  take(one: Badged, value: number): void {
    this.most = Math.max(this.most, value);
    if (value >= this.least) return;
    [this.first, this.least] = [one, value];
  }

  get best(): Badged | null {
    return this.least < this.most ? this.first : null;
  }
}

/**
 * The badges of what is found, by the locations' ids: cheapest and best rated, at most one on each location and each at
 * most once. Only those that can take the stay carry one, of equals the nearest, and none is the cheapest across
 * currencies. Whether one can is asked only where it matters.
 */
export function badgesOf(nearestFirst: readonly Badged[]): ReadonlyMap<string, Badge> {
  const [price, rating] = [new Lead(), new Lead()];
  const currencies = new Set<string>();
  let able = 0;
  for (const one of nearestFirst) {
    const { minor, currency } = one.price;
    const stars = one.reviewsCount < reviewsEnough || one.rating === null ? null : -one.rating;
    const matters =
      able < locationsEnough ||
      !currencies.has(currency) ||
      price.isMovedBy(minor) ||
      (stars !== null && rating.isMovedBy(stars));
    if (!matters || !one.available) continue;
    able += 1;
    currencies.add(currency);
    price.take(one, minor);
    if (stars !== null) rating.take(one, stars);
  }
  const found = new Map<string, Badge>();
  if (able < locationsEnough) return found;
  const cheapest = currencies.size === 1 ? price.best : null;
  if (cheapest !== null) found.set(cheapest.id, 'cheapest');
  if (rating.best !== null && rating.best !== cheapest) found.set(rating.best.id, 'bestRated');
  return found;
}
