import type { z } from 'zod/mini';
import { claimAdditionsMax } from '#shared/claims/claim-rules.ts';
import type { addToClaimSchema } from '#shared/claims/claims-schema.ts';
import { toIso } from '#shared/time/instants.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { claimFull, claimNotFound, claimTooLate } from './claims.errors.ts';
import { requireClaimant } from './open-claim.ts';
import { sendClaimMail } from './claims-jobs.ts';
import { claimOfOrder } from './send-claim.ts';

/**
 * Adds words to a claim that is not decided, and changes what is asked in all, minor units of the order's currency. What
 * was sent stays as it was.
 * @throws AppError 404 for a foreign order or one without a claim, 409 once it is decided or after ten additions
 */
export async function addToClaim(ctx: RequestContext, { bookingId, words, asked }: z.output<typeof addToClaimSchema>) {
  const version = await requireClaimant(ctx, bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const [claim] = await sqlRows<{ id: string; decided: boolean; count: number }>(
      em,
      `select id, decided_at is not null or proposed_by is not null as decided, jsonb_array_length(additions) as count
       from claims where booking_id = $1 for update`,
      [version],
    );
    if (claim === undefined) throw claimNotFound();
    if (claim.decided) throw claimTooLate();
    if (claim.count >= claimAdditionsMax) throw claimFull();
    const addition = JSON.stringify([{ text: words, at: toIso(deps.clock.now()) }]);
    await sqlRows(
      em,
      'update claims set additions = additions || $2::jsonb, asked_minor = coalesce($3, asked_minor) where id = $1',
      [claim.id, addition, asked ?? null],
    );
    for (const to of ['partner', 'administrators'] as const)
      await deps.jobs.enqueue(em, sendClaimMail, { claimId: claim.id, kind: 'added', to });
  });
  return claimOfOrder(ctx, { bookingId });
}
