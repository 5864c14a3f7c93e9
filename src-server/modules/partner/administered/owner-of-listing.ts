import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import { ownListingNotFound } from '../partner.errors.ts';

/** The id of whose a location is, for an administrator who acts for them. @throws AppError 404 for no such location. */
export async function ownerOfListing({ db }: Pick<Deps, 'db'>, listingId: string): Promise<string> {
  const [row] = !isId(listingId)
    ? []
    : await db.query<{ owner_id: string }>('select owner_id from listings where id = $1', [listingId]);
  if (row === undefined) throw ownListingNotFound();
  return row.owner_id;
}
