import type { z } from 'zod/mini';
import { needsSecondYes } from '#shared/claims/claim-rules.ts';
import type { answerProposalSchema, decideClaimSchema } from '#shared/claims/claims-schema.ts';
import { exponentOf } from '#shared/money/currency.ts';
import type { Deps } from '#server/deps.ts';
import { orderMoney, refundWithin } from '#server/modules/booking/booking.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { type ClaimRow, claimColumns, type Proposal } from './claim-row.ts';
import { claimChanged, claimDecidedAlready, claimNotFound, secondYesNeeded } from './claims.errors.ts';
import { sendClaimMail } from './claims-jobs.ts';

async function lockClaim(em: EntityManager, claimId: string): Promise<ClaimRow> {
  const [row] = await sqlRows<ClaimRow>(em, `select ${claimColumns} from claims c where c.id = $1 for update`, [
    claimId,
  ]);
  if (row === undefined) throw claimNotFound();
  if (row.decided_at !== null) throw claimDecidedAlready();
  return row;
}

/** What was asked for, or more, is accepted; nothing is refused. */
const kindOf = ({ bagMinor, stayMinor }: Proposal, asked: number): 'accepted' | 'part' | 'refused' => {
  if (bagMinor + stayMinor === 0) return 'refused';
  return bagMinor >= asked ? 'accepted' : 'part';
};

async function carryOut(em: EntityManager, deps: Deps, row: ClaimRow, decided: Proposal, by: string): Promise<void> {
  const { bagMinor, stayMinor, share, reason, note } = decided;
  if (stayMinor > 0) {
    const { held, status } = await orderMoney(em, row.booking_id);
    const why = row.kind === 'damaged' ? 'bagDamaged' : 'goodwill';
    // Of a stay whose end is still to come nothing is earned yet: its share stays whole.
    const kept = status === 'confirmed' ? 'kept' : share;
    const refund = { bookingId: row.booking_id, minor: stayMinor, share: kept, reason: why, note } as const;
    await refundWithin(em, deps, { ...refund, held: held.minor }, row.proposed_by !== null);
  }
  await sqlRows(
    em,
    `update claims set decision = $2, bag_minor = $3, stay_minor = $4, reason = $5, note = $6, decided_by = $7, decided_at = $8
     where id = $1`,
    [row.id, kindOf(decided, row.asked_minor), bagMinor, stayMinor, reason, note, by, deps.clock.now().toString()],
  );
  for (const to of ['traveller', 'partner', 'administrators'] as const) {
    // Administrators hear of what they have to transfer by hand.
    if (to === 'administrators' && bagMinor === 0) continue;
    await deps.jobs.enqueue(em, sendClaimMail, { claimId: row.id, kind: 'decided', to });
  }
}

/**
 * Decides a claim: what is given for the bag, and of what the stay cost. In all above 100.00 of any currency it waits for
 * another person's yes; a new proposal takes the place of one that waits.
 * @throws AppError 404, 409 where it was decided or the order's money changed meanwhile.
 */
export function decideClaim(
  deps: Deps,
  by: string | null,
  { claimId, held, ...decided }: z.output<typeof decideClaimSchema>,
): Promise<{ readonly outcome: 'done' | 'waits' }> {
  if (by === null) throw forbidden();
  return inTransaction(deps, async (em) => {
    const row = await lockClaim(em, claimId);
    const money = await orderMoney(em, row.booking_id);
    if (money.held.minor !== held || decided.stayMinor > held) throw claimChanged();
    if (needsSecondYes(decided.bagMinor + decided.stayMinor, exponentOf(row.currency))) {
      await sqlRows(em, 'update claims set proposal = $2, proposed_by = $3 where id = $1', [
        claimId,
        JSON.stringify(decided),
        by,
      ]);
      return { outcome: 'waits' as const };
    }
    await sqlRows(em, 'update claims set proposal = null, proposed_by = null where id = $1', [claimId]);
    await carryOut(em, deps, { ...row, proposed_by: null }, decided, by);
    return { outcome: 'done' as const };
  });
}

/**
 * The second administrator's yes or no to a decision that waits. @throws AppError 404 when none waits, 409 for the person who
 * proposed it.
 */
export function answerProposal(
  deps: Deps,
  by: string | null,
  { claimId, agrees }: z.output<typeof answerProposalSchema>,
): Promise<{ readonly outcome: 'done' | 'refused' }> {
  if (by === null) throw forbidden();
  return inTransaction(deps, async (em) => {
    const row = await lockClaim(em, claimId);
    if (row.proposal === null) throw claimNotFound();
    if (agrees && row.proposed_by === by) throw secondYesNeeded();
    if (!agrees) {
      await sqlRows(em, 'update claims set proposal = null, proposed_by = null where id = $1', [claimId]);
      return { outcome: 'refused' as const };
    }
    await carryOut(em, deps, row, row.proposal, by);
    return { outcome: 'done' as const };
  });
}
