import { setOnboardingStep } from '#server/modules/accounts/accounts.module.ts';
import type { z } from 'zod/mini';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { BookingChoice, Choice, saveOpeningSchema } from '#shared/partner/opening-schema.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwnListing, type ListingChange, replaceOpening } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { bookingsAffected, choiceMissing } from '../booking.errors.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { cancelOrderWithin } from '../cancel/cancel-booking.ts';
import { lockPlaces, offerMove, withdrawOffer } from '../move/offer-move.ts';
import { findAffected } from './find-affected.ts';

/**
 * Changes a location's opening hours, special days, closures or capacity, and does with each booking that meets a closed
 * door or a full room what the partner chose, all or nothing: see docs/decisions/closed-door.md.
 * @param also what else is done with it, in its transaction.
 * @throws AppError 404 for a foreign location; 409 with the list as it is now when it has changed; 422 where a choice is
 * missing.
 */
export async function saveOpening(
  deps: Deps,
  ownerId: string,
  input: z.output<typeof saveOpeningSchema>,
  also: (em: EntityManager) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const { requestId, fingerprint, choices, ...change } = input;
  const scope = `opening:${ownerId}:${change.listingId}`;
  const saving = (em: EntityManager) => findUnder(em, deps, ownerId, change);
  await withIdempotency(deps, { scope, key: requestId, request: input }, () =>
    inTransaction(deps, async (em) => {
      const { listing, affected, lostOffers } = await saving(em);
      if (affected.fingerprint !== fingerprint) throw bookingsAffected(affected);
      const choiceOf = new Map(choices.map((choice) => [choice.bookingId, choice]));
      const isOffered = ({ id, places }: (typeof affected.bookings)[number]) => {
        const choice = choiceOf.get(id);
        return choice?.choice !== 'move' || places.some(({ placeId }) => placeId === choice.placeId);
      };
      if (!affected.bookings.every(isOffered)) throw bookingsAffected(affected);
      await applyOpening(em, deps, ownerId, { change, listing, affected, lostOffers, choiceOf });
      await also(em);
      return true;
    }).catch(async (error: unknown) => {
      // Others took the room that was to be offered: the list says where there is some now.
      if (sqlStateOf(error) !== 'CL001') throw error;
      throw bookingsAffected((await inTransaction(deps, saving)).affected);
    }),
  );
}

/** A location's opening as it is, and what a change of it would meet. Locks the location. */
export async function findUnder(em: EntityManager, deps: Deps, ownerId: string, change: ListingChange) {
  const listing = await lockOwnListing(em, ownerId, change.listingId);
  const { list, lostOffers } = await findAffected(em, { listing, change, now: deps.clock.now() });
  return { listing, affected: list, lostOffers };
}

interface Applied extends Awaited<ReturnType<typeof findUnder>> {
  readonly change: ListingChange;
  readonly choiceOf: ReadonlyMap<string, BookingChoice>;
}

/** Writes a change and does with each booking that it meets what was chosen. @throws AppError 422 where a choice is missing. */
export async function applyOpening(
  em: EntityManager,
  deps: Deps,
  ownerId: string,
  { change, listing, affected, lostOffers, choiceOf }: Applied,
): Promise<void> {
  const placeIds = [...choiceOf.values()].flatMap(({ choice, placeId }) =>
    choice === 'move' && placeId ? [placeId] : [],
  );
  await lockPlaces(em, placeIds);
  await replaceOpening(em, deps, change.listingId, listing.rules, change);
  if (change.weekly !== undefined && change.weekly.length > 0) await setOnboardingStep(em, ownerId, 3);
  for (const booking of affected.bookings) {
    const choice = choiceOf.get(booking.id);
    if (choice === undefined) throw choiceMissing();
    await settle(em, deps, choice, keptMail(booking, choice.choice));
  }
  for (const offerId of lostOffers) await withdrawOffer(em, deps, offerId);
}

/**
 * The mail to the traveller of a kept booking: asked for an earlier pick-up, where that can be asked; else its ends meet
 * a closed door, or only the room was lowered.
 */
export function keptMail(
  { ends, earlierBy }: { readonly ends: readonly unknown[]; readonly earlierBy: string | null },
  choice: Choice,
): 'pickUpAsked' | 'openingChanged' | 'roomLowered' {
  if (choice === 'ask' && earlierBy !== null) return 'pickUpAsked';
  return ends.length > 0 ? 'openingChanged' : 'roomLowered';
}

/**
 * A kept booking stays, its traveller is informed and may change or cancel it free of charge; a moved one too, until they take
 * the place that they are offered; a refunded one gives all back. What the choice before has ended needs no word.
 */
async function settle(
  em: EntityManager,
  deps: Deps,
  { bookingId, choice, placeId }: BookingChoice,
  keptKind: ReturnType<typeof keptMail>,
): Promise<void> {
  if (choice === 'refund') return cancelOrderWithin(em, deps, bookingId, cancelReasons.closedDoor, { inFull: true });
  if (choice === 'move' && placeId !== undefined) return offerMove(em, deps, { bookingId, placeId });
  await keepBooking(em, deps, bookingId, keptKind);
}

/** Keeps a booking that meets a closed door: its traveller is informed and may change or cancel it free of charge. */
export async function keepBooking(
  em: EntityManager,
  deps: Pick<Deps, 'jobs'>,
  bookingId: string,
  kind: ReturnType<typeof keptMail>,
): Promise<void> {
  const [kept] = await sqlRows(
    em,
    `update orders set penalty_free = true where current_booking_id = $1
       and exists (select from bookings where id = $1 and status <> 'canceled') returning 1`,
    [bookingId],
  );
  if (kept !== undefined) await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind, to: 'traveller' });
}
