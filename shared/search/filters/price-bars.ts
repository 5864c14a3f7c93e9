import { exponentOf } from '../../money/currency.ts';
import type { Money } from '../../money/money.ts';

/** How the whole prices of what is seen are spread, in whole units of their currency. */
export interface PriceBars {
  readonly currency: string;
  /** Least and greatest end that can be chosen. */
  readonly from: number;
  readonly to: number;
  /** Units between two ends that can be chosen: as wide as a bar. */
  readonly step: number;
  /** Locations of each bar; bar n holds the prices from `from + n * step` to below the next one. */
  readonly counts: readonly number[];
}

const maxBars = 20;
const niceSteps = [1, 2, 5];

/** The least of 1, 2, 5, 10, 20 … of which no more than `maxBars` cover a width. */
function stepFor(width: number): number {
  for (let power = 1; ; power *= 10) {
    const step = niceSteps.map((nice) => nice * power).find((size) => width / size <= maxBars);
    if (step !== undefined) return step;
  }
}

/**
 * The bars of a histogram over those whole prices that are in a currency: only they can be compared. `null` where there
 * is none.
 */
export function priceBars(prices: readonly Money[], currency: string): PriceBars | null {
  const unit = 10 ** exponentOf(currency);
  const units = prices.filter((price) => price.currency === currency).map(({ minor }) => minor / unit);
  if (units.length === 0) return null;
  const lowest = Math.floor(Math.min(...units));
  const highest = Math.max(...units);
  const step = stepFor(highest - lowest);
  const from = Math.floor(lowest / step) * step;
  // A price on the end of a range lies within it, so the last end may be the highest price itself.
  const bars = Math.max(1, Math.ceil((highest - from) / step));
  const counts = Array.from({ length: bars }, () => 0);
  for (const unit of units) {
    const bar = Math.min(bars - 1, Math.floor((unit - from) / step));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { currency, from, to: from + bars * step, step, counts };
}
