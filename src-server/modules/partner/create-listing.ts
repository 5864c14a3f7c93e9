import type { z } from 'zod/mini';
import type { createListingSchema } from '#shared/partner/listing-schema.ts';
import { setOnboardingStep } from '#server/modules/accounts/accounts.module.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { requireBusinessType } from './business-type.ts';
import { insertListings } from './insert-listings.ts';
import { askLook } from './looks/ask-look.ts';
import { setListingImages } from './listing-images.ts';
import { findFreeSlug } from './listing-slug.ts';
import { refreshListingState } from './listing-state.ts';
import { requireOwnPhotos } from './own-photos.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * Adds a location of a partner: active at once, found when it has hours and the address of its owner is confirmed, by
 * `REVIEW_NEW_LOCATIONS` also looked at. The zone is that of its pin. Sent twice, one is made.
 * @returns its id.
 * @throws AppError 422 where no city with a tariff is near.
 */
export async function createListing(
  deps: Deps,
  owner: Pick<SessionUser, 'id' | 'email'>,
  input: z.output<typeof createListingSchema>,
): Promise<string> {
  const { requestId, latitude, longitude } = input;
  const scope = `create-listing:${owner.id}`;
  const { id } = await withIdempotency(deps, { scope, key: requestId, request: input }, () =>
    inTransaction(deps, async (em) => {
      const around = await surroundingsOf(em, deps.config.PLATFORM_COUNTRY ?? null, latitude, longitude);
      await requireBusinessType(em, input.businessTypeId);
      const listingId = newId();
      await insertListings(em, [
        {
          id: listingId,
          slug: await findFreeSlug(em, input.alternativeName || input.name, around.city),
          ownerId: owner.id,
          name: input.name,
          address: input.address,
          cityName: around.city,
          region: around.region,
          country: around.country,
          latitude,
          longitude,
          rules: { zone: zoneAt(latitude, longitude), availableFullTime: false, weekly: [], special: [], closures: [] },
          maxCapacity: input.maxCapacity,
          businessTypeId: input.businessTypeId ?? null,
          placeType: input.placeType ?? 'shop',
          phone: input.phoneNumber || null,
          notificationsEmail: input.notificationsEmail ?? owner.email,
          amenities: input.amenities,
          published: false,
          bookable: false,
          createdAt: deps.clock.now().toString(),
        },
      ]);
      await sqlRows(
        em,
        `update listings set alternative_name = nullif($2, ''), gmaps_link = nullif($3, ''), additional_information = nullif($4, ''),
           postal_code = nullif($5, ''), bookings_notifications_enabled = coalesce($6, bookings_notifications_enabled)
         where id = $1`,
        [
          listingId,
          input.alternativeName,
          input.mapsLink,
          input.additionalInformation,
          input.postalCode ?? null,
          input.bookingsNotificationsEnabled ?? null,
        ],
      );
      await requireOwnPhotos(em, owner.id, input.imageIds ?? []);
      await setListingImages(em, listingId, input.imageIds ?? []);
      await askLook(em, deps, { listingId, because: 'new', pin: { latitude, longitude } });
      await refreshListingState(em, { listingId });
      await setOnboardingStep(em, owner.id, 2);
      return { id: listingId };
    }),
  );
  return id;
}
