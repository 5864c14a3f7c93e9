import type { Instant } from '@js-joda/core';

/** Bags held over [dropOffAt, pickUpAt). */
export interface BagsHold {
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  readonly bagsCount: number;
}

/** The interval asked about, half-open. */
export type HeldOver = Pick<BagsHold, 'dropOffAt' | 'pickUpAt'>;

/**
 * The highest number of bags held at any one instant of the stay. Half-open: a hold that ends when the stay begins,
 * or begins when it ends, does not meet it.
 */
export function peakOfBags(holds: readonly BagsHold[], stay: HeldOver): number {
  const from = stay.dropOffAt.toEpochMilli();
  const to = stay.pickUpAt.toEpochMilli();
  const changes: { readonly at: number; readonly bags: number }[] = [];
  for (const hold of holds) {
    const start = Math.max(hold.dropOffAt.toEpochMilli(), from);
    const end = Math.min(hold.pickUpAt.toEpochMilli(), to);
    if (start < end) changes.push({ at: start, bags: hold.bagsCount }, { at: end, bags: -hold.bagsCount });
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

/** Bags that still fit over the whole stay; 0 when the capacity was lowered below what is held. */
export function placesLeft(maxCapacity: number, holds: readonly BagsHold[], stay: HeldOver): number {
  return Math.max(0, maxCapacity - peakOfBags(holds, stay));
}
