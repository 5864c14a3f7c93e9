import { setOnboardingStep } from '#server/modules/accounts/accounts.module.ts';
import type { z } from 'zod/mini';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { Choice, saveOpeningSchema } from '#shared/partner/opening-schema.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwnListing, replaceOpening } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { Booking } from '../booking.entity.ts';
import { bookingsAffected, choiceMissing } from '../booking.errors.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { cancelOrderWithin } from '../cancel/cancel-booking.ts';
import { findAffected } from './find-affected.ts';

/**
 * Changes a location's opening hours, special days, closures or capacity, and does with each booking that meets a closed
 * door or a full room what the partner chose, all or nothing: see docs/decisions/closed-door.md.
 * @throws AppError 404 for a foreign location; 409 with the list as it is now when it has changed; 422 where a choice is
 * missing.
 */
export async function saveOpening(
  deps: Deps,
  ownerId: string,
  input: z.output<typeof saveOpeningSchema>,
): Promise<void> {
  const { requestId, fingerprint, choices, ...change } = input;
  const scope = `opening:${ownerId}:${change.listingId}`;
  await withIdempotency(deps, { scope, key: requestId, request: input }, () =>
    inTransaction(deps, async (em) => {
      const listing = await lockOwnListing(em, ownerId, change.listingId);
      const affected = await findAffected(em, { listing, change, now: deps.clock.now() });
      if (affected.fingerprint !== fingerprint) throw bookingsAffected(affected);
      const choiceOf = new Map(choices.map(({ bookingId, choice }) => [bookingId, choice]));
      await replaceOpening(em, deps, change.listingId, listing.rules, change);
      if (change.weekly !== undefined && change.weekly.length > 0) await setOnboardingStep(em, ownerId, 3);
      for (const { id } of affected.bookings) {
        const choice = choiceOf.get(id);
        if (choice === undefined) throw choiceMissing();
        await settle(em, deps, id, choice);
      }
      return true;
    }),
  );
}

/** A kept booking stays, its traveller is told and may change or cancel it free of charge; a refunded one gives all back. */
async function settle(em: EntityManager, deps: Deps, bookingId: string, choice: Choice): Promise<void> {
  if (choice === 'refund') return cancelOrderWithin(em, deps, bookingId, cancelReasons.closedDoor, { inFull: true });
  await em.nativeUpdate(Booking, { id: bookingId }, { penaltyFree: true });
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'openingChanged', to: 'traveller' });
}
