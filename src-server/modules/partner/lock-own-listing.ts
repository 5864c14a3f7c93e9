import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { openingColumns, openingOf, type OpeningRow } from './opening.sql.ts';
import { ownListingNotFound } from './partner.errors.ts';

interface LockedRow extends OpeningRow {
  readonly name: string;
  readonly max_capacity: number;
}

/**
 * Locks a location of an owner against bookings and other changes until the transaction ends.
 * @throws AppError 404 for a foreign or unknown one.
 */
export async function lockOwnListing(
  em: EntityManager,
  ownerId: string,
  listingId: string,
): Promise<{ readonly name: string; readonly rules: OpeningRules; readonly maxCapacity: number }> {
  const [row] = await sqlRows<LockedRow>(
    em,
    `select l.door_name as name, ${openingColumns}, l.max_capacity from listings l where l.id = $1 and l.owner_id = $2 for update`,
    [listingId, ownerId],
  );
  if (row === undefined) throw ownListingNotFound();
  return { name: row.name, rules: openingOf(row), maxCapacity: row.max_capacity };
}
