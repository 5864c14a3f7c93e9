import type { z } from 'zod/mini';
import type { listingRatesSchema } from '#shared/admin/listings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { refreshListingState } from '../listing-state.ts';
import { ownListingNotFound } from '../partner.errors.ts';

/** Takes no more bookings at a location; those there are stay. @throws AppError 404 for none. */
export async function stopListing(
  deps: Deps,
  { listingId, reason }: { readonly listingId: string; readonly reason: string },
): Promise<void> {
  await setStopped(deps, listingId, { at: deps.clock.now().toString(), because: reason });
}

/** Takes bookings again, where all else is well. @throws AppError 404 for none. */
export const resumeListing = (deps: Deps, listingId: string): Promise<void> => setStopped(deps, listingId, null);

const setStopped = (
  deps: Deps,
  listingId: string,
  stopped: { readonly at: string; readonly because: string } | null,
): Promise<void> =>
  inTransaction(deps, async (em) => {
    const changed = await sqlRows(
      em,
      'update listings set stopped_at = $2, stopped_because = $3 where id = $1 returning id',
      [listingId, stopped?.at ?? null, stopped?.because ?? null],
    );
    if (changed.length === 0) throw ownListingNotFound();
    await refreshListingState(em, { listingId });
  });

/** Sets rates of a location's own; what is `null` is its region's. Sold orders keep their price. @throws AppError 404 for none. */
export async function setListingRates({ db }: Deps, input: z.infer<typeof listingRatesSchema>): Promise<void> {
  const changed = await db.query(
    `update listings set price_per_hour = $2, max_price = $3, overnight_fee = $4, handling_fee = $5 where id = $1 returning id`,
    [input.listingId, input.pricePerHour, input.maxPrice, input.overnightFee, input.handlingFee],
  );
  if (changed.length === 0) throw ownListingNotFound();
}
