import { trpc } from '#web/lib/trpc.ts';
import { listingInput } from './load-search.ts';
import { useCountWords } from './result-list.tsx';
import { useFound, useSearch } from './search-context.ts';

/** What the search knows for a listing's own page: the listing for the stay, and the way back to the results. */
export function useListingPage(slug: string) {
  const { filter, asked, isStaySupposed, counted, book, changeStay } = useSearch();
  const { selectedName: name } = useFound();
  const { data: listing } = trpc.search.listing.useQuery(listingInput(asked, slug), { staleTime: 60_000 });
  const results = useCountWords(counted);
  return { listing, name, filter, isStaySupposed, results, book, changeStay };
}
