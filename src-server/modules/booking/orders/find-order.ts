import type { z } from 'zod/mini';
import type { findBookingSchema } from '#shared/booking/find-schema.ts';
import { householdOf } from '#server/platform/http/network.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { bookingNotFound } from '../booking.errors.ts';
import { openOrderWithLater } from './guest-access.ts';

const minutes = (count: number): number => count * 60;

/**
 * Finds a booking by its code and the e-mail it was booked with, and opens it in this browser from now on. Many
 * travellers share the address of a station's network: it alone is limited widely, the pair of address and e-mail to
 * five tries in 15 minutes.
 * @returns the order's id.
 * @throws AppError 404, the same for a wrong code and a wrong e-mail; 429 after too many tries.
 */
export async function findOrder(
  ctx: RequestContext,
  { code, email }: z.infer<typeof findBookingSchema>,
): Promise<{ readonly bookingId: string }> {
  const address = email.toLowerCase();
  await limitRate(ctx, { name: 'find-booking', hits: 5, perSeconds: minutes(15) }, `${householdOf(ctx.ip)} ${address}`);
  await limitRate(ctx, { name: 'find-booking-ip', hits: 60, perSeconds: minutes(15) }, ctx.ip);
  await limitRate(ctx, { name: 'find-booking-email', hits: 30, perSeconds: minutes(15) }, address);
  const [found] = await ctx.deps.db.query<{ id: string }>(
    'select id from bookings where code = $1 and lower(email) = $2',
    [code, address],
  );
  if (found === undefined) throw bookingNotFound();
  await openOrderWithLater(ctx, found.id);
  return { bookingId: found.id };
}
