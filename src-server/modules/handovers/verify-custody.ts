import type { Database } from '#server/platform/db/database.ts';
import { HandOver } from './hand-over.entity.ts';
import { brokenAt } from './chain.ts';

interface CustodyReport {
  readonly chains: number;
  readonly rows: number;
  /** Locations whose chain does not hold, with the first row that is wrong. */
  readonly broken: readonly { readonly listingId: string; readonly sequence: number }[];
}

/** Re-reckons the chains of all locations, one at a time. */
export async function verifyCustody(db: Pick<Database, 'fork' | 'query'>): Promise<CustodyReport> {
  const listings = await db.query<{ listing_id: string }>(
    'select distinct listing_id from hand_overs order by listing_id',
  );
  const broken: { listingId: string; sequence: number }[] = [];
  let count = 0;
  for (const { listing_id: listingId } of listings) {
    const rows = await db.fork().find(HandOver, { listingId }, { orderBy: { sequence: 'asc' } });
    const sequence = brokenAt(rows);
    count += rows.length;
    if (sequence !== null) broken.push({ listingId, sequence });
  }
  return { chains: listings.length, rows: count, broken };
}
