import type { Instant } from '@js-joda/core';

/** Bags held over [dropOffAt, pickUpAt). */
export interface BagsHold {
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  readonly bagsCount: number;
}

/** The interval asked about, half-open. */
export type HeldOver = Pick<BagsHold, 'dropOffAt' | 'pickUpAt'>;

/** The same in milliseconds since 1970: from, until, bags. */
export type PlainHold = readonly [from: number, until: number, bags: number];

/**
 * The highest number of bags held at any one instant of [from, to), in milliseconds. Half-open: a hold that ends when
 * it begins, or begins when it ends, does not meet it.
 */
export function peakBetween(holds: readonly PlainHold[], from: number, to: number): number {
  const changes: { readonly at: number; readonly bags: number }[] = [];
  for (const [since, until, bags] of holds) {
    const start = Math.max(since, from);
    const end = Math.min(until, to);
    if (start < end) changes.push({ at: start, bags }, { at: end, bags: -bags });
  }
  // At one instant what leaves goes before what arrives.
  changes.sort((a, b) => a.at - b.at || a.bags - b.bags);
  let held = 0;
  let peak = 0;
  for (const change of changes) {
    held += change.bags;
    peak = Math.max(peak, held);
  }
  return peak;
}

const plain = ({ dropOffAt, pickUpAt, bagsCount }: BagsHold): PlainHold => [
  dropOffAt.toEpochMilli(),
  pickUpAt.toEpochMilli(),
  bagsCount,
];

/** The highest number of bags held at any one instant of the stay. */
export function peakOfBags(holds: readonly BagsHold[], stay: HeldOver): number {
  return peakBetween(holds.map(plain), stay.dropOffAt.toEpochMilli(), stay.pickUpAt.toEpochMilli());
}

/** Bags that still fit over the whole stay; 0 when the capacity was lowered below what is held. */
export function placesLeft(maxCapacity: number, holds: readonly BagsHold[], stay: HeldOver): number {
  return Math.max(0, maxCapacity - peakOfBags(holds, stay));
}
