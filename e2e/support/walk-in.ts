import { inDatabase } from './database.ts';

/** Where a location's poster leads, by its slug or its id. */
export async function walkInAddress(location: string): Promise<string> {
  const [row] = await inDatabase<{ walk_in_code: string }>(
    'select walk_in_code from listings where $1 in (slug, id::text)',
    [location],
  );
  return `/in/${row?.walk_in_code.toLowerCase()}`;
}
