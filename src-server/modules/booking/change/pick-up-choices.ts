import { isOpenAt } from '#shared/availability/open-at.ts';
import { nextClosing } from '#shared/availability/open-spans.ts';
import { laterPickUps } from '#shared/availability/later-pick-ups.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { refusalOf } from '#shared/booking/order-state.ts';
import type { pickUpChoicesAnswer } from '#shared/booking/order-answers.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { bookingNotChangeable, listingNotFound, orderNotFound } from '../booking.errors.ts';
import { lockOrder } from '../lock-bookings.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { findStayListing, roomUntil } from '../place/stay-listing.ts';
import { changeGrounds, judgeChange } from './draft-change.ts';

/**
 * The later pick-ups of an order that is not over: each half hour of the location's clock until it closes and in the opening
 * after that, with what is to be paid for it now, by the rule that makes the change.
 * @throws AppError 404 for a foreign order, 409 when it is over or the booking is no longer the one in force.
 */
export async function pickUpChoices(
  ctx: RequestContext,
  bookingId: string,
): Promise<Answer<typeof pickUpChoicesAnswer>> {
  await requireOrderAccess(ctx, bookingId);
  const { deps, em } = ctx;
  const order = await em.transactional((step) => lockOrder(step, bookingId, false));
  if (order === null) throw orderNotFound();
  const grounds = await changeGrounds(em, deps, order, undefined, null);
  const { now, booking, facts } = grounds;
  if (refusalOf('changePickUp', facts, now) !== null) throw bookingNotChangeable();
  const { dropOffAt, pickUpAt, bagsCount, orderId } = booking;
  const listing = await findStayListing(em, booking.listingId, { stay: { dropOffAt, pickUpAt }, bagsCount, orderId });
  if (listing === null) throw listingNotFound();
  const opening = compileOpening(listing.rules);
  const from = pickUpAt.isBefore(now) ? now : pickUpAt;
  const days = laterPickUps(opening, from);
  const instants = days.flatMap(({ pickUps }) => pickUps.map(({ at }) => at));
  const room = await roomUntil(em, booking.listingId, { dropOffAt, pickUpsAt: instants, bagsCount, orderId });
  const placesLeft = new Map(instants.map((at, index) => [at, room[index] ?? 0]));
  const shown = days.map(({ pickUps, ...day }) => ({
    ...day,
    choices: pickUps.flatMap(({ at, minute }) => {
      const asked = { stay: { dropOffAt, pickUpAt: at }, bagsCount };
      const there = { ...listing, placesLeft: placesLeft.get(at) ?? 0 };
      const { due, verdict, isWithBank } = judgeChange(grounds, there, opening, asked);
      const reason = verdict.refusal?.reason ?? null;
      // Anything else would be refused on that day as a whole.
      if (reason !== null && reason !== 'full') return [];
      return [{ pickUpAt: toIso(at), minute, due, refusal: reason ?? (isWithBank ? ('disputed' as const) : null) }];
    }),
  }));
  const isOpen = isOpenAt(opening, from, 'dropOff');
  const closing = isOpen ? nextClosing(opening, from)?.toEpochMilli() : undefined;
  const today = shown
    .flatMap(({ choices }) => choices)
    .filter((choice) => isOpen && Date.parse(choice.pickUpAt) <= (closing ?? Infinity));
  const firstDear = today.findIndex(({ due, refusal }) => due.minor !== 0 || refusal !== null);
  return {
    isLate: !now.isBefore(pickUpAt),
    noExtraUntil: (firstDear === -1 ? today.at(-1) : today[firstDear - 1])?.pickUpAt ?? null,
    days: shown,
  };
}
