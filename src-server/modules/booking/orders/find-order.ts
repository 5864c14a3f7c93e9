import type { z } from 'zod/mini';
import type { findBookingSchema } from '#shared/booking/find-schema.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { householdOf } from '#server/platform/http/network.ts';
import { isWithinLimit, limitMisses } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendTicketsMail } from '../booking-jobs.ts';
import { bookingNotFound, ticketsMailed } from '../booking.errors.ts';
import { mayOpenOrder, openOrderWithLater } from './guest-access.ts';

const minutes = (count: number): number => count * 60;

/** By network and e-mail, by network, and by e-mail alone, from wherever: only what missed counts. */
const byPair = { name: 'find-booking', hits: 5, perSeconds: minutes(15) };
const byNetwork = { name: 'find-booking-ip', hits: 60, perSeconds: minutes(15) };
const byEmail = { name: 'find-booking-email', hits: 30, perSeconds: minutes(15) };
/** Mails with links that looking for bookings leads to, by e-mail and what was found. */
const mails = { name: 'find-booking-mail', hits: 3, perSeconds: minutes(60) };

const isRefused = (error: unknown, status: number): boolean => error instanceof AppError && error.status === status;

/** Mails the links to the tickets of an e-mail to it, a few times an hour; once they were sent, nothing more is. */
async function mailLinks(ctx: RequestContext, payload: { readonly email: string; readonly bookingId?: string }) {
  const { email, bookingId = '' } = payload;
  if (await isWithinLimit(ctx, mails, `${email} ${bookingId}`))
    await ctx.em.transactional((em) => ctx.deps.jobs.enqueue(em, sendTicketsMail, payload));
}

/**
 * What was found, counting a try that missed by each limit.
 * @throws AppError 404 where nothing was, 429 where too many have missed.
 */
async function countingMisses(ctx: RequestContext, email: string, found: string | undefined): Promise<string> {
  const limits = [
    [byPair, `${householdOf(ctx.ip)} ${email}`],
    [byNetwork, ctx.ip],
    [byEmail, email],
  ] as const;
  const isMiss = ({ error }: { readonly error?: unknown }) => isRefused(error, 404);
  const judge = async () => {
    if (found === undefined) throw bookingNotFound();
    return found;
  };
  const counted = limits.reduceRight<() => Promise<string>>(
    (work, [limit, subject]) =>
      () =>
        limitMisses(ctx, limit, subject, work, isMiss),
    judge,
  );
  return counted();
}

/**
 * Finds a booking by its code and the e-mail it was booked with, and shows its ticket in this browser from now on: the
 * location knows the code, and others may know the e-mail. A link that opens the rest goes to that e-mail. Many
 * travellers share the address of a station's network, so it alone is limited widely. Where too many tries have missed,
 * right and wrong ones take the same answer, and the e-mail has its links: others can keep no traveller from theirs.
 * @returns the order's id.
 * @throws AppError 404, the same for a wrong code and a wrong e-mail; 429 after too many tries that missed.
 */
export async function findOrder(
  ctx: RequestContext,
  { code, email: typed }: z.infer<typeof findBookingSchema>,
): Promise<{ readonly bookingId: string }> {
  const email = typed.toLowerCase();
  const [found] = await ctx.deps.db.query<{ id: string }>(
    'select id from bookings where code = $1 and lower(email) = $2',
    [code, email],
  );
  const bookingId = await countingMisses(ctx, email, found?.id).catch(async (error: unknown) => {
    if (!isRefused(error, 429)) throw error;
    await mailLinks(ctx, { email, bookingId: found?.id });
    throw ticketsMailed();
  });
  if (await mayOpenOrder(ctx, bookingId)) return { bookingId };
  await openOrderWithLater(ctx, 'ticket', bookingId);
  await mailLinks(ctx, { email, bookingId });
  return { bookingId };
}
