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

function commonestCurrency(prices: readonly Money[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of prices) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * The bars of a histogram over whole prices; of the currency that most are in, so that they can be compared. `null`
 * where there is no price.
 */
export function priceBars(prices: readonly Money[]): PriceBars | null {
  const currency = commonestCurrency(prices);
  if (currency === null) return null;
  const unit = 10 ** exponentOf(currency);
  const units = prices.filter((price) => price.currency === currency).map(({ minor }) => minor / unit);
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
