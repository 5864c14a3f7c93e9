import type { z } from 'zod/mini';
import type { importListingSchema } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { createListing, lockOwnListing, replaceOpening } from '#server/modules/partner/partner.module.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { ownerNotFound } from './admin.errors.ts';

/** Thrown to take back what a dry run has tried. */
class OnlyTried extends Error {}

/**
 * Adds a location of a person who is a partner, with its weekly hours, as a whole or not at all. Sent twice, one is made.
 * @returns the location's id; `null` of a dry run, which saves nothing.
 * @throws AppError 422 naming the field that is wrong.
 */
export async function importListing(
  deps: Deps,
  { ownerEmail, listing, weekly, dryRun }: z.output<typeof importListingSchema>,
): Promise<string | null> {
  try {
    return await inTransaction(deps, async (em) => {
      const [owner] = await sqlRows<{ id: string; email: string }>(
        em,
        'select id, email from users where email = $1 and is_partner',
        [ownerEmail],
      );
      if (owner === undefined) throw ownerNotFound();
      const id = await createListing(joining(deps, em), owner, listing);
      const { rules } = await lockOwnListing(em, owner.id, id);
      await replaceOpening(em, deps, id, rules, { weekly });
      if (dryRun) throw new OnlyTried();
      return id;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return null;
    throw error;
  }
}
