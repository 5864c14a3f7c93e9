import type { z } from 'zod';
import type { decideNewLocationSchema } from '#shared/admin/new-location-schema.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { refreshListingState } from '../listing-state.ts';
import { newLocationChanged, newLocationGone } from '../partner.errors.ts';
import { sendLookDecision } from '../partner-jobs.ts';

/** What a person has seen of `k` (location_looks) and `l` (listings) when they decide. */
export const seenOfLook = `md5(concat_ws(' | ', k.asked_at, k.decided_at, k.answered_at, l.name, l.alternative_name, l.address,
  l.latitude, l.longitude, array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position)))`;

interface Row {
  readonly listing_id: string;
  readonly state: 'waiting' | 'fine' | 'refused';
  readonly gates: boolean;
  readonly reason: string | null;
  readonly decided_by: string | null;
  readonly seen: string;
}

type Decision = z.output<typeof decideNewLocationSchema> & { readonly decidedBy: string | null };

/**
 * Finds a location fine, which publishes it where it was hidden for the look, or refuses it with a reason, which hides it
 * until it is found fine. The partner is written to of a refusal, and of a yes that they waited for. What was refused may be
 * found fine later, without an answer too. The same decision by the same administrator once more comes to the same.
 * @throws AppError 404 for one that is not there, 409 for one that does not wait (any more), or is not what was seen.
 */
export const decideLook = (deps: Deps, { lookId, seen, decision, decidedBy }: Decision): Promise<void> =>
  inTransaction(deps, async (em) => {
    // The location first, as every change of it does.
    const [row] = await sqlRows<Row>(
      em,
      `select k.listing_id, k.state, k.gates, k.reason, k.decided_by, ${seenOfLook} as seen
       from listings l join location_looks k on k.listing_id = l.id where k.id = $1 for update of l, k`,
      [lookId],
    );
    if (row === undefined) throw notFound();
    const isFine = decision.kind === 'fine';
    const [state, reason] = isFine ? (['fine', row.reason] as const) : (['refused', decision.reason] as const);
    if (row.state === state && row.reason === reason && row.decided_by === decidedBy) return tellAct('repeated');
    if (row.state === 'fine' || row.state === state) throw newLocationGone();
    if (row.seen !== seen) throw newLocationChanged();
    await sqlRows(
      em,
      `update location_looks k set state = $2, reason = $3, decided_by = $4, decided_at = $5, gates = gates or $2 = 'refused',
         latitude = l.latitude, longitude = l.longitude
       from listings l where k.id = $1 and l.id = k.listing_id`,
      [lookId, state, reason, decidedBy, deps.clock.now().toString()],
    );
    await refreshListingState(em, { listingId: row.listing_id });
    if (!isFine || row.gates) await deps.jobs.enqueue(em, sendLookDecision, { lookId, state });
  });
