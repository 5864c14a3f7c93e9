import type { z } from 'zod/mini';
import type { accountAddressSchema } from '#shared/partner/account-schema.ts';
import type { Deps } from '#server/deps.ts';
import { ownListing } from './own-listings.ts';
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
  const { listingId } = input;
  const now = await ownListing(deps, ownerId, listingId);
  const { pending } = now;
  await updateListing(deps, ownerId, {
    // What was asked for before still waits.
    address: pending?.changes.address ?? now.address,
    latitude: pending?.changes.latitude ?? now.latitude,
    longitude: pending?.changes.longitude ?? now.longitude,
    alternativeName: pending?.changes.alternativeName ?? now.alternativeName ?? '',
    mapsLink: now.mapsLink ?? '',
    notificationsEmail: now.notificationsEmail ?? '',
    bookingsNotificationsEnabled: now.bookingsNotificationsEnabled,
    ...input,
  });
}
