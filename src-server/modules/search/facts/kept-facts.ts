import type { Deps } from '#server/deps.ts';
import type { IndexedListing, SearchIndex } from '../index/search-index.ts';

interface Kind<Facts> {
  /** Of how many locations they are kept; those read longest ago go first. */
  readonly most: number;
  /** Reads the facts of locations as they are now. */
  readonly read: (db: Deps['db'], ids: readonly string[]) => Promise<readonly Facts[]>;
}

/**
 * What is shown of locations and search does not ask, read once for each object that the index has of one. They are never
 * older than the index: what changes a location puts another object in its place, and what all share empties them.
 * @returns asks for the facts of locations of an index; one that is gone by now is not in the answer.
 */
export function keptFacts<Facts extends { readonly id: string }>({ most, read }: Kind<Facts>) {
  const ofIndex = new WeakMap<SearchIndex, { readonly shared: number; readonly of: Map<IndexedListing, Facts> }>();
  const keptOf = (index: SearchIndex): Map<IndexedListing, Facts> => {
    const known = ofIndex.get(index);
    if (known?.shared === index.shared) return known.of;
    const of = new Map<IndexedListing, Facts>();
    ofIndex.set(index, { shared: index.shared, of });
    return of;
  };
  return async (
    db: Deps['db'],
    index: SearchIndex,
    listings: readonly IndexedListing[],
  ): Promise<ReadonlyMap<string, Facts>> => {
    const kept = keptOf(index);
    const missing = listings.filter((listing) => !kept.has(listing)).map(({ id }) => id);
    const fresh = new Map(missing.length === 0 ? [] : (await read(db, missing)).map((facts) => [facts.id, facts]));
    const found = new Map<string, Facts>();
    for (const listing of listings) {
      const facts = kept.get(listing) ?? fresh.get(listing.id);
      if (facts === undefined) continue;
      kept.set(listing, facts);
      found.set(listing.id, facts);
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found;
  };
}
