import type { Money } from '#shared/money/money.ts';

/** The lowest of prices of one currency, the currencies' codes of several, which can't be compared; `null` of none. */
export function clusterPrice(prices: readonly Money[]): Money | readonly string[] | null {
  const currencies = [...new Set(prices.map(({ currency }) => currency))].toSorted();
  if (currencies.length > 1) return currencies;
  return prices.toSorted((a, b) => a.minor - b.minor)[0] ?? null;
}
