import type { z } from 'zod/mini';
import type { closeListingSchema } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { changeOpening } from '#server/modules/booking/booking.module.ts';
import { ownListingNotFound } from '#server/modules/partner/partner.module.ts';

/**
 * Closes a location for one day of its own calendar, through the guard of its bookings: see docs/decisions/closed-door.md.
 * @returns the bookings that met the closed door.
 * @throws AppError 404 for an unknown location, 409 with the bookings where they are not to be met.
 */
export async function closeListing(deps: Deps, { listing, day, whenMet }: z.output<typeof closeListingSchema>) {
  const [found] = await deps.db.query<{ id: string; owner_id: string }>(
    'select id, owner_id from listings where id::text = $1 or slug = $1',
    [listing],
  );
  if (found === undefined) throw ownListingNotFound();
  const item = { from: day, to: day };
  const change = { listingId: found.id, part: 'closures' as const, item, whenMet };
  const { met } = await changeOpening(deps, found.owner_id, change);
  return { listingId: found.id, met };
}
