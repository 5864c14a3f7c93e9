import type { z } from 'zod/mini';
import type { saveDiscountsSchema } from '#shared/partner/opening-schema.ts';
import type { Deps } from '#server/deps.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { lockOwnListing } from './lock-own-listing.ts';

/** Gives a location these discounts instead of those it had; those that were there keep their ids. @throws AppError 404 for a foreign location. */
export function saveDiscounts(
  deps: Deps,
  ownerId: string,
  { listingId, discounts }: z.output<typeof saveDiscountsSchema>,
): Promise<void> {
  return inTransaction(deps, async (em) => {
    await lockOwnListing(em, ownerId, listingId);
    const gone = await sqlRows<{ id: string }>(em, 'delete from discounts where listing_id = $1 returning id', [
      listingId,
    ]);
    const known = new Set(gone.map(({ id }) => id));
    await insertRows(
      em,
      'discounts',
      discounts.map(({ id, name, percentage, appliedTo }) => ({
        id: id !== undefined && known.delete(id) ? id : newId(),
        listing_id: listingId,
        name,
        percentage,
        applied_to: appliedTo,
      })),
    );
  });
}
