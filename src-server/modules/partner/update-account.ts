import type { z } from 'zod/mini';
import type { accountAddressSchema } from '#shared/partner/account-schema.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ownListing } from './own-listings.ts';
import { businessTypeUnknown } from './partner.errors.ts';
import { updateListing } from './update-listing.ts';

/**
 * Changes what the short form of a location holds; the rest of it stays. A name that travellers have seen is only asked
 * for, as everywhere.
 * @throws AppError 404 for a foreign location.
 */
export async function updateAccount(
  deps: Deps,
  ownerId: string,
  input: z.output<typeof accountAddressSchema>,
): Promise<void> {
  const { listingId, postalCode, placeType, ...changed } = input;
  const now = await ownListing(deps, ownerId, listingId);
  const { businessTypeId, pending } = now;
  if (businessTypeId === null) throw businessTypeUnknown();
  await updateListing(deps, ownerId, {
    listingId,
    // What was asked for before still waits.
    address: pending?.changes.address ?? now.address,
    latitude: pending?.changes.latitude ?? now.latitude,
    longitude: pending?.changes.longitude ?? now.longitude,
    alternativeName: pending?.changes.alternativeName ?? now.alternativeName ?? '',
    businessTypeId,
    mapsLink: now.mapsLink ?? '',
    notificationsEmail: now.notificationsEmail ?? '',
    bookingsNotificationsEnabled: now.bookingsNotificationsEnabled,
    ...changed,
  });
  await inTransaction(deps, (em) =>
    sqlRows(em, 'update listings set postal_code = $2, storage_place_type = $3 where id = $1 and owner_id = $4', [
      listingId,
      postalCode,
      placeType,
      ownerId,
    ]),
  );
}
