import { z } from 'zod';
import { zoneOf } from '#shared/time/zone.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { Instant } from '@js-joda/core';
import { ownListingNotFound } from '#server/modules/partner/partner.module.ts';
import { partnerRouter } from '#server/modules/partner/partner.router.ts';
import { isId } from '#server/platform/ids.ts';
import { moment } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { documentedMet } from '#server/modules/booking/booking.module.ts';
import { hostingRouter } from '#server/modules/booking/hosting/hosting.router.ts';

export const partnerCaller = createCallerFactory(partnerRouter);
export const hostingCaller = createCallerFactory(hostingRouter);

/** What is no id of ours is the id of nothing. @throws AppError 404, as for a foreign one. */
export function idOf(text: string): string {
  if (!isId(text)) throw ownListingNotFound();
  return text;
}

const whenMet = z.enum(['keep', 'refund', 'refuse']).optional().meta({
  description:
    'What becomes of bookings that meet a closed door or a full room: they are kept and their travellers told (keep, where nothing is said), refunded in full, or nothing is saved and they are named with 409 (refuse)',
});

/** In the address of every change of an opening. */
export const whenMetQuery = z.object({ affected_bookings: whenMet });
export type WhenMet = z.output<typeof whenMet>;

const affectedBooking = z
  .object({
    id: z.string(),
    booking_code: z.string(),
    user_name: z.string(),
    bags_number: z.int(),
    customer_drop_off_date: moment,
    customer_collection_date: moment,
  })
  .meta({ id: 'AffectedBooking' });

export const affectedBookings = z
  .array(affectedBooking)
  .meta({ description: 'Bookings that meet a closed door or a full room by this change' });

export type Met = Awaited<ReturnType<ReturnType<typeof hostingCaller>['changeOpening']>>['met'];

/** Bookings that a change met, in the time zone of their location. */
export async function metToRest(
  ctx: RequestContext,
  listingId: string,
  met: Met,
): Promise<z.output<typeof affectedBookings>> {
  if (met.length === 0) return [];
  const { rules } = await partnerCaller(ctx).listing({ listingId });
  const local = (iso: string) => toIsoInZone(Instant.parse(iso), zoneOf(rules.zone));
  return met.map((booking) => documentedMet(booking, local));
}
