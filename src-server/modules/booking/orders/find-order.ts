import type { z } from 'zod/mini';
import type { findBookingSchema } from '#shared/booking/find-schema.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { householdOf } from '#server/platform/http/network.ts';
import { limitMisses, limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendTicketsMail } from '../booking-jobs.ts';
import { bookingNotFound, ticketsMailed } from '../booking.errors.ts';
import { mayOpenOrder, openOrderWithLater } from './guest-access.ts';

const minutes = (count: number): number => count * 60;

/** By network and e-mail, by network, and by e-mail alone, from wherever: only what missed counts. */
const byPair = { name: 'find-booking', hits: 5, perSeconds: minutes(15) };
const byNetwork = { name: 'find-booking-ip', hits: 60, perSeconds: minutes(15) };
const byEmail = { name: 'find-booking-email', hits: 30, perSeconds: minutes(15) };
/** Mails with links that trying out an e-mail leads to. */
const mails = { name: 'find-booking-mail', hits: 3, perSeconds: minutes(60) };

/** Mails the links to the tickets of an e-mail to it, a few times an hour; once they were sent, nothing more is. */
async function mailLinks(ctx: RequestContext, payload: { readonly email: string; readonly bookingId?: string }) {
  const isLimited = await limitRate(ctx, mails, payload.email).then(
    () => false,
    () => true,
  );
  if (!isLimited) await ctx.em.transactional((em) => ctx.deps.jobs.enqueue(em, sendTicketsMail, payload));
}

/**
 * Finds a booking by its code and the e-mail it was booked with, and shows its ticket in this browser from now on: the
 * location knows the code, and others may know the e-mail. A link that opens the rest goes to that e-mail. Many
 * travellers share the address of a station's network, so it alone is limited widely. Where an e-mail was tried too
 * often from everywhere, its owner is mailed their links instead.
 * @returns the order's id.
 * @throws AppError 404, the same for a wrong code and a wrong e-mail; 429 after too many tries that missed.
 */
export async function findOrder(
  ctx: RequestContext,
  { code, email }: z.infer<typeof findBookingSchema>,
): Promise<{ readonly bookingId: string }> {
  const address = email.toLowerCase();
  const find = async () => {
    const [found] = await ctx.deps.db.query<{ id: string }>(
      'select id from bookings where code = $1 and lower(email) = $2',
      [code, address],
    );
    if (found === undefined) throw bookingNotFound();
    return found.id;
  };
  const isMiss = ({ error }: { readonly error?: unknown }) => error instanceof AppError && error.status === 404;
  const byEveryone = () =>
    limitMisses(ctx, byEmail, address, find, isMiss).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.status === 429)) throw error;
      await mailLinks(ctx, { email: address });
      throw ticketsMailed();
    });
  const bookingId = await limitMisses(
    ctx,
    byPair,
    `${householdOf(ctx.ip)} ${address}`,
    () => limitMisses(ctx, byNetwork, ctx.ip, byEveryone, isMiss),
    isMiss,
  );
  if (await mayOpenOrder(ctx, bookingId)) return { bookingId };
  await openOrderWithLater(ctx, 'ticket', bookingId);
  await mailLinks(ctx, { email: address, bookingId });
  return { bookingId };
}
