import type { EntityManager } from '@mikro-orm/postgresql';
import { isZone } from '#shared/time/zone.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import {
  type HoldRow,
  holdsSql,
  type InsideRow,
  insideSql,
  type LimitRow,
  limitsSql,
  listingOf,
  type ListingRow,
  listingsSql,
  occupancyOf,
  type Read,
  readTariffs,
  sharedHours,
} from './rows.ts';
import { dropListing, emptyIndex, type IndexedListing, putListing, type SearchIndex } from './search-index.ts';

/** How many rows travel at once. */
const FETCHED = 5000;

/** Rows of a statement, some thousand at a time, so that no table is in memory as a whole. */
async function* rowsOf<Row>(read: Read, text: string): AsyncGenerator<readonly Row[]> {
  await read(`declare search_rows no scroll cursor for ${text}`);
  for (;;) {
    const rows = await read<Row>(`fetch ${FETCHED} from search_rows`);
    if (rows.length > 0) yield rows;
    if (rows.length < FETCHED) break;
  }
  await read('close search_rows');
}

const byListing = <Row extends { readonly listing_id: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ listing_id }) => listing_id);

/** Sets what is held at the locations of some rows of bookings, all those of a location among them. */
function putOccupancy(
  index: SearchIndex,
  ids: Iterable<string>,
  holds: ReadonlyMap<string, readonly HoldRow[]>,
  inside: ReadonlyMap<string, readonly InsideRow[]>,
  limits: ReadonlyMap<string, readonly LimitRow[]>,
): void {
  for (const id of ids) {
    const slot = index.slots.get(id);
    if (slot === undefined || index.listings[slot] === undefined) continue;
    const occupancy = occupancyOf(holds.get(id) ?? [], inside.get(id) ?? [], limits.get(id)?.[0]);
    index.holds[slot] = occupancy.holds;
    if (occupancy.custody === undefined) index.custody.delete(slot);
    else index.custody.set(slot, occupancy.custody);
  }
}

/** Numbers for rate keys: those that the index has, and new ones, which it has only once their tariffs are read. */
function ratesOf(index: SearchIndex) {
  const added = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = index.rateKeys.get(key) ?? added.get(key);
    if (known !== undefined) return known;
    const number = index.rateKeys.size + added.size;
    added.set(key, number);
    return number;
  };
  return { added, numberOf };
}

/** The tariffs of the index and of new rate keys; those known are read anew where what they share has changed. */
async function tariffsWith(index: SearchIndex, added: ReadonlyMap<string, number>, read: Read, shared: number) {
  if (shared !== index.shared) return readTariffs(read, [...index.rateKeys.keys(), ...added.keys()]);
  return added.size === 0 ? index.tariffs : [...index.tariffs, ...(await readTariffs(read, [...added.keys()]))];
}

/** Reads of one transaction, each in its turn. */
export const readsOf =
  (em: EntityManager): Read =>
  (text, values) =>
    sqlRows(em, text, values);

/** What lies together on the map lies together in memory: reading it is several times faster. */
const byPlace = 'order by floor(l.position[1] / 20000), floor(l.position[0] / 20000), l.id';

/** All of search as one snapshot of the database has it. The transaction is at `repeatable read`. */
export async function loadIndex(read: Read, shared: number): Promise<SearchIndex> {
  const index = emptyIndex();
  index.shared = shared;
  const hoursOf = sharedHours();
  const { added, numberOf } = ratesOf(index);
  for await (const rows of rowsOf<ListingRow>(read, listingsSql(byPlace)))
    for (const row of rows)
      if (isZone(row.time_zone)) putListing(index, listingOf(row, numberOf(row.rate_key), hoursOf));
      else index.leftOut.add(row.id);
  index.tariffs = await tariffsWith(index, added, read, shared);
  for (const [key, number] of added) index.rateKeys.set(key, number);
  const inside = byListing(await read<InsideRow>(insideSql('')));
  const limits = byListing(await read<LimitRow>(limitsSql('')));
  putOccupancy(index, [...inside.keys(), ...limits.keys()], new Map(), inside, limits);
  // A location's rows may lie on either side of a fetch: the last ones wait for the next.
  let open: HoldRow[] = [];
  for await (const rows of rowsOf<HoldRow>(read, holdsSql(''))) {
    const groups = byListing([...open, ...rows]);
    const last = rows.at(-1)?.listing_id ?? '';
    open = [...(groups.get(last) ?? [])];
    groups.delete(last);
    putOccupancy(index, groups.keys(), groups, inside, limits);
  }
  const rest = byListing(open);
  putOccupancy(index, rest.keys(), rest, inside, limits);
  return index;
}

/** Whether the index has a location as it is: only what it holds has changed. */
const isKnown = (index: SearchIndex, { id, revision }: IndexedListing): boolean =>
  index.listings[index.slots.get(id) ?? -1]?.revision === revision;

/**
 * Brings some locations up to what a snapshot of the database has, all at once: what is asked meanwhile sees either all or
 * nothing of it.
 * @param shared the revision of what all locations share: rates are read anew where it is another one
 */
export async function renewListings(
  index: SearchIndex,
  read: Read,
  ids: readonly string[],
  shared: number,
): Promise<void> {
  const listings = await read<ListingRow>(listingsSql('and l.id = any ($1)'), [ids]);
  const holds = byListing(await read<HoldRow>(holdsSql('and b.listing_id = any ($1)'), [ids]));
  const inside = byListing(await read<InsideRow>(insideSql('and o.inside_listing_id = any ($1)'), [ids]));
  const limits = byListing(await read<LimitRow>(limitsSql('and d.listing_id = any ($1)'), [ids]));
  const { added, numberOf } = ratesOf(index);
  const [made, leftOut]: [IndexedListing[], string[]] = [[], []];
  for (const row of listings)
    if (isZone(row.time_zone)) made.push(listingOf(row, numberOf(row.rate_key), sharedHours()));
    else leftOut.push(row.id);
  const tariffs = await tariffsWith(index, added, read, shared);
  // From here on nothing waits, and nothing fails.
  index.tariffs = tariffs;
  for (const [key, number] of added) index.rateKeys.set(key, number);
  index.shared = shared;
  for (const id of ids) index.leftOut.delete(id);
  for (const id of leftOut) index.leftOut.add(id);
  const published = new Set(made.map(({ id }) => id));
  for (const id of ids) if (!published.has(id)) dropListing(index, id);
  for (const listing of made) if (!isKnown(index, listing)) putListing(index, listing);
  putOccupancy(index, published, holds, inside, limits);
}
