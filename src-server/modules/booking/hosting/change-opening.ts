import type { BookingChoice, OpeningItemChange } from '#shared/partner/opening-schema.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwnListing, openingItems } from '#server/modules/partner/partner.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { bookingsAffected } from '../booking.errors.ts';
import { changedParts } from './changed-parts.ts';
import { applyOpening, findUnder } from './save-opening.ts';

/**
 * Changes one thing of a location's opening, for machines, which decide about all bookings that it meets at once: they
 * are kept and told, refunded in full, or nothing is saved. See docs/decisions/closed-door.md.
 * @returns the id of what was changed (none for the capacity), and the bookings that it met.
 * @throws AppError 404 for a foreign location or an unknown id, 409 with the bookings where they are not to be met.
 */
export function changeOpening(deps: Deps, ownerId: string, { whenMet, ...asked }: OpeningItemChange) {
  const { listingId } = asked;
  return inTransaction(deps, async (em) => {
    const { rules } = await lockOwnListing(em, ownerId, listingId);
    const today = localDateOf(zoneOf(rules.zone), deps.clock.now());
    const { id, parts } = changedParts(await openingItems(em, listingId), { ...asked, whenMet }, today);
    const change = { listingId, ...parts };
    const { listing, affected, lostOffers } = await findUnder(em, deps, ownerId, change);
    if (whenMet === 'refuse' && affected.bookings.length > 0) throw bookingsAffected(affected);
    const choice = whenMet === 'refund' ? 'refund' : 'keep';
    const choices = affected.bookings.map((met): BookingChoice => ({ bookingId: met.id, choice }));
    const choiceOf = new Map(choices.map((each) => [each.bookingId, each]));
    await applyOpening(em, deps, ownerId, { change, listing, affected, lostOffers, choiceOf });
    return { id, met: affected.bookings };
  });
}
