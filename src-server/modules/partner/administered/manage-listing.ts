import type { z } from 'zod/mini';
import type { listingRatesSchema } from '#shared/admin/listings-schema.ts';
import { amountNames } from '#shared/pricing/tariff.ts';
import type { Deps } from '#server/deps.ts';
import { amountColumns } from '#server/modules/pricing/pricing.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { requireBusinessType } from '../business-type.ts';
import { refreshListingState } from '../listing-state.ts';
import { ownListingNotFound } from '../partner.errors.ts';
import { sendEditedForYou } from '../partner-jobs.ts';

interface Stop {
  readonly listingId: string;
  readonly reason: string;
}

/** Takes no more bookings at a location; those there are stay. @throws AppError 404 for none. */
export const stopListing = (deps: Deps, stop: Stop): Promise<void> =>
  inTransaction(deps, (em) => stopListingWithin(em, deps, stop));

/** The same within a transaction. */
export const stopListingWithin = (em: EntityManager, { clock }: Pick<Deps, 'clock'>, { listingId, reason }: Stop) =>
  setStopped(em, listingId, { at: clock.now().toString(), because: reason });

/** Takes bookings again, where all else is well. @throws AppError 404 for none. */
export const resumeListing = (deps: Deps, listingId: string): Promise<void> =>
  inTransaction(deps, (em) => setStopped(em, listingId, null));

async function setStopped(
  em: EntityManager,
  listingId: string,
  stopped: { readonly at: string; readonly because: string } | null,
): Promise<void> {
  const [listing] = await sqlRows<{ stopped_because: string | null }>(
    em,
    'select stopped_because from listings where id = $1 for update',
    [listingId],
  );
  if (listing === undefined) throw ownListingNotFound();
  if (listing.stopped_because === (stopped?.because ?? null)) return tellAct('repeated');
  await sqlRows(em, 'update listings set stopped_at = $2, stopped_because = $3 where id = $1', [
    listingId,
    stopped?.at ?? null,
    stopped?.because ?? null,
  ]);
  await refreshListingState(em, { listingId });
}

/** Sets rates of a location's own; what is `null` is its region's. Sold orders keep their price. @throws AppError 404 for none. */
export async function setListingRates({ db }: Deps, input: z.infer<typeof listingRatesSchema>): Promise<void> {
  const changed = await db.query(
    `update listings set ${amountColumns.map((column, i) => `${column} = $${i + 2}`).join(', ')} where id = $1 returning id`,
    [input.listingId, ...amountNames.map((name) => input[name])],
  );
  if (changed.length === 0) throw ownListingNotFound();
}

interface KindOfShop {
  readonly listingId: string;
  readonly businessTypeId: string;
  /** Told to the partner; none where a change is taken back. */
  readonly reason: string | null;
}

/**
 * Says what kind of shop a location is, for its partner, who is notified.
 * @throws AppError 404 for no such location, 422 for a kind that there is not.
 */
export const setBusinessType = (deps: Deps, { listingId, businessTypeId, reason }: KindOfShop): Promise<void> =>
  inTransaction(deps, async (em) => {
    await requireBusinessType(em, businessTypeId);
    const changed = await sqlRows(
      em,
      'update listings set business_type_id = $2, updated_at = $3 where id = $1 returning id',
      [listingId, businessTypeId, deps.clock.now().toString()],
    );
    if (changed.length === 0) throw ownListingNotFound();
    await deps.jobs.enqueue(em, sendEditedForYou, { listingId, parts: ['businessType'], reason });
  });
