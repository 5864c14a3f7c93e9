import type { ListingUpdate } from '#shared/partner/listing-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { correctZone } from './own-zone.ts';
import { requireOwnPhotos } from './own-photos.ts';
import { applyChanges, placeOfChanges } from './apply-changes.ts';
import { requireBusinessType } from './business-type.ts';
import { lockPublicValues } from './lock-public-values.ts';
import type { RequestedChanges } from './listing.entity.ts';
import { fieldsOf, requestedChanges } from './requested-changes.ts';

/**
 * Changes a partner's location. Once travellers have found it, its names and its address are only asked for, and stay as
 * they are until an administrator decides: see docs/decisions/joining.md. Everything else applies at once.
 * @throws AppError 404 for a foreign location; 422 for a place where nothing can be sold, and for a zone once stays were sold.
 */
export async function updateListing(deps: Deps, ownerId: string, input: ListingUpdate): Promise<void> {
  const { listingId } = input;
  await inTransaction(deps, async (em) => {
    const { country, wasPublished, now } = await lockPublicValues(em, listingId, ownerId);
    await requireBusinessType(em, input.businessTypeId);
    await requireOwnPhotos(em, ownerId, input.imageIds ?? []);
    const changes = requestedChanges(now, input);
    if (wasPublished) {
      await placeOfChanges(em, country, changes);
      await keepRequest(em, deps, { listingId, ownerId, changes });
    } else await applyChanges(em, deps, { id: listingId, country }, changes);
    if (input.timeZone !== undefined) await correctZone(em, deps, { listingId, ownerId, timeZone: input.timeZone });
    await sqlRows(
      em,
      `update listings set business_type_id = coalesce($2, business_type_id), emergency_phone = $3, gmaps_link = nullif($4, ''),
         additional_information = nullif($5, ''), notifications_email = $6,
         bookings_notifications_enabled = $7, updated_at = $8,
         postal_code = coalesce($9, postal_code), storage_place_type = coalesce($10, storage_place_type),
         amenities = coalesce($11::jsonb, amenities)
       where id = $1`,
      [
        listingId,
        input.businessTypeId ?? null,
        input.phoneNumber,
        input.mapsLink,
        input.additionalInformation,
        input.notificationsEmail,
        input.bookingsNotificationsEnabled,
        deps.clock.now().toString(),
        input.postalCode ?? null,
        input.placeType ?? null,
        input.amenities === undefined ? null : JSON.stringify(input.amenities),
      ],
    );
  });
}

interface KeptRequest {
  readonly listingId: string;
  readonly ownerId: string;
  readonly changes: RequestedChanges;
}

/**
 * One request waits per location: another one takes its place under an id of its own, so that no one approves what they
 * have not seen; going back to what is public takes it back.
 */
async function keepRequest(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  { listingId, ownerId, changes }: KeptRequest,
): Promise<void> {
  const same = await sqlRows(
    em,
    "select from change_requests where listing_id = $1 and status = 'waiting' and changes = $2::jsonb",
    [listingId, JSON.stringify(changes)],
  );
  if (same.length > 0) return;
  await sqlRows(em, "delete from change_requests where listing_id = $1 and status = 'waiting'", [listingId]);
  const waits = fieldsOf(changes).length > 0;
  if (waits)
    await sqlRows(
      em,
      `insert into change_requests (id, listing_id, requested_by, changes, created_at) values ($1, $2, $3, $4, $5)`,
      [newId(), listingId, ownerId, JSON.stringify(changes), clock.now().toString()],
    );
  await sqlRows(em, "update listings set status = $2 where id = $1 and status <> 'inactive'", [
    listingId,
    waits ? 'waiting_for_approve' : 'active',
  ]);
}
