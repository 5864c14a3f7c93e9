/** Why a place stands among the best of a city; no place stands there twice. */
const bestReasons = ['cheapest', 'bestRated', 'alwaysOpen', 'mostRoom'] as const;

export type BestReason = (typeof bestReasons)[number];

export interface Candidate {
  readonly id: string;
  /** Minor units of the whole price. */
  readonly price: number;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly alwaysOpen: boolean;
  readonly placesLeft: number;
  /** Minutes on foot. */
  readonly minutes: number;
}

/** A handful of reviews says little: an average counts from this many on. */
const ENOUGH_REVIEWS = 3;

type Order = (a: Candidate, b: Candidate) => number;

const nearer: Order = (a, b) => a.minutes - b.minutes;
const orders: Readonly<Record<BestReason, readonly [fits: (one: Candidate) => boolean, order: Order]>> = {
  cheapest: [() => true, (a, b) => a.price - b.price],
  bestRated: [
    (one) => one.rating !== null && one.reviewsCount >= ENOUGH_REVIEWS,
    (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewsCount - a.reviewsCount,
  ],
  alwaysOpen: [(one) => one.alwaysOpen, (a, b) => a.price - b.price],
  mostRoom: [() => true, (a, b) => b.placesLeft - a.placesLeft],
};

/** One place for each reason, of those that can be had; a place that is best twice stands for the first reason. */
export function bestPlaces(candidates: readonly Candidate[]): readonly { id: string; reason: BestReason }[] {
  const taken = new Set<string>();
  return bestReasons.flatMap((reason) => {
    const [fits, order] = orders[reason];
    const [first] = candidates
      .filter((one) => fits(one) && !taken.has(one.id))
      .toSorted((a, b) => order(a, b) || nearer(a, b));
    if (first === undefined) return [];
    taken.add(first.id);
    return [{ id: first.id, reason }];
  });
}
