import { keepPreviousData } from '@tanstack/react-query';
import type { SearchFilters } from '#shared/search/filters/filters.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { fittingInput } from '../load-search.ts';
import { useSearch } from '../search-context.ts';

/**
 * What filters would leave of the searched area, with prices in a currency; that of the filters before until it is known,
 * and `null` before that.
 */
export function useFitting(
  filters: SearchFilters,
  currency: string | null,
  isWanted = true,
): Outputs['search']['fitting'] | null {
  const input = fittingInput(useSearch().asked, filters, currency);
  const options = { staleTime: 60_000, placeholderData: keepPreviousData, enabled: isWanted };
  return trpc.search.fitting.useQuery(input, options).data ?? null;
}
