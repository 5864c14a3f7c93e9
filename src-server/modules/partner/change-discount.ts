import type { z } from 'zod';
import { type discountChangeSchema, discountSchema, MAX_DISCOUNTS } from '#shared/partner/opening-schema.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { merged, parseInput } from '#server/platform/trpc/parse-input.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { itemNotFound, tooManyItems } from './partner.errors.ts';

interface DiscountRow {
  readonly id: string;
  readonly name: string;
  readonly percentage: number;
  readonly applied_to: string;
}

/**
 * Adds, changes or removes one discount of a location, which nothing but its page shows.
 * @returns its id.
 * @throws AppError 404 for a foreign location or an unknown discount; TRPCError for wrong fields.
 */
export function changeDiscount(
  deps: Deps,
  ownerId: string,
  { listingId, id, item }: z.output<typeof discountChangeSchema>,
): Promise<{ readonly id: string }> {
  return inTransaction(deps, async (em) => {
    await lockOwnListing(em, ownerId, listingId);
    const rows = await sqlRows<DiscountRow>(
      em,
      'select id, name, percentage::float8 as percentage, applied_to from discounts where listing_id = $1',
      [listingId],
    );
    const was = rows.find((row) => row.id === id);
    if (was === undefined && (id !== undefined || item === null)) throw itemNotFound();
    if (was !== undefined && item === null) {
      await sqlRows(em, 'delete from discounts where id = $1', [was.id]);
      return { id: was.id };
    }
    if (was === undefined && rows.length >= MAX_DISCOUNTS) throw tooManyItems(MAX_DISCOUNTS);
    const { name, percentage, appliedTo } = parseInput(
      discountSchema,
      merged({ ...was, appliedTo: was?.applied_to }, item ?? {}),
    );
    const saved = was?.id ?? newId();
    await sqlRows(
      em,
      `insert into discounts (id, listing_id, name, percentage, applied_to) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set name = $3, percentage = $4, applied_to = $5`,
      [saved, listingId, name, percentage, appliedTo],
    );
    return { id: saved };
  });
}
