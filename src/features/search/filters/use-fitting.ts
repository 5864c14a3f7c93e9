import { keepPreviousData } from '@tanstack/react-query';
import type { SearchFilters } from '#shared/search/filters/filters.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { fittingInput } from '../load-search.ts';
import { useSearch } from '../search-context.ts';

type Fitting = Omit<Outputs['search']['fitting'], 'count'> & {
  /** `null` until it is known of these very filters. */
  readonly count: number | null;
};

/**
 * What filters would leave of the searched area, with prices in a currency; how prices are spread is that of the filters
 * before until the new is known. `undefined` while the first is asked for, `null` where it is not known.
 */
export function useFitting(
  filters: SearchFilters,
  currency: string | null,
  isWanted = true,
): Fitting | null | undefined {
  const input = fittingInput(useSearch().asked, filters, currency);
  const options = { staleTime: 60_000, placeholderData: keepPreviousData, enabled: isWanted };
  const { data, isPlaceholderData, isError } = trpc.search.fitting.useQuery(input, options);
  if (data === undefined) return isError || !isWanted ? null : undefined;
  return { ...data, count: isPlaceholderData ? null : data.count };
}
