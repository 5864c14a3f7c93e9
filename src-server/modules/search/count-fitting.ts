import { costliestFilter } from '#shared/search/filters/costliest.ts';
import { type SearchFilters, withoutFilter } from '#shared/search/filters/filters.ts';
import { thatFit } from '#shared/search/filters/judge.ts';
import { priceBars } from '#shared/search/filters/price-bars.ts';
import type { fittingAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { openPool, type StaySearch } from './index/pool.ts';

/** What filters would leave of an area, and how the prices in one currency are spread. */
export async function countFitting(
  deps: Deps,
  search: StaySearch,
  filters: SearchFilters,
  currency: string | undefined,
): Promise<Answer<typeof fittingAnswer>> {
  const { bagsCount } = search;
  const pool = (await openPool(deps, search)).near();
  const count = thatFit(pool, filters, bagsCount).length;
  const others = withoutFilter(filters, 'price');
  const inCurrency = pool.filter(({ price }) => price.currency === currency);
  const fitting = thatFit(inCurrency, others, bagsCount);
  const prices = (fitting.length > 0 ? fitting : inCurrency).map(({ price }) => price);
  return {
    count,
    costliest: count > 0 || pool.length === 0 ? null : costliestFilter(pool, filters, bagsCount),
    bars: currency === undefined ? null : priceBars(prices, currency),
  };
}
