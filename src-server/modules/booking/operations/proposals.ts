import type { z } from 'zod/mini';
import type { decideProposalSchema, RefundReason } from '#shared/admin/bookings-schema.ts';
import type { ShareChoice } from '#shared/booking/refund-plan.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { refundWaitsAlready, secondAdministratorNeeded } from '../booking.errors.ts';
import { isRefundReason } from './decision-mail-words.ts';
import { expectAsShown, orderMoney } from './order-money.ts';
import { refundWithin } from './refund-within.ts';

interface Proposal {
  readonly bookingId: string;
  readonly minor: number;
  readonly takenBack: Money;
  readonly share: ShareChoice;
  readonly reason: RefundReason;
  readonly note: string;
}

/** Keeps a refund until a second administrator decides. @throws AppError 409 while one waits, 403 for a script. */
export async function propose(em: EntityManager, { clock }: Pick<Deps, 'clock'>, by: string | null, asked: Proposal) {
  if (by === null) throw forbidden();
  const { bookingId, minor, takenBack, share, reason, note } = asked;
  try {
    await sqlRows(
      em,
      `insert into refund_proposals (id, booking_id, amount_minor, share_minor, currency, reason, note, asked_by, asked_at, share)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [newId(), bookingId, minor, takenBack.minor, takenBack.currency, reason, note, by, clock.now().toString(), share],
    );
  } catch (error) {
    throw sqlStateOf(error) === '23505' ? refundWaitsAlready() : error;
  }
}

interface WaitingRow {
  readonly amount_minor: number;
  readonly reason: string;
  readonly note: string;
  readonly asked_by: string;
  readonly share: ShareChoice;
}

/**
 * Decides about a refund that waits: agreed, it is done at once, by another person than who asked for it; refused, it is
 * forgotten, by any of them.
 * @throws AppError 404 when nothing waits any more, 409 for who asked, and for an order that changed meanwhile.
 */
export function decideProposal(
  deps: Deps,
  by: string | null,
  { bookingId, proposalId, seen }: z.output<typeof decideProposalSchema>,
  outcome: 'agreed' | 'refused',
): Promise<{ readonly outcome: 'agreed' | 'refused' }> {
  if (by === null) throw forbidden();
  return inTransaction(deps, async (em) => {
    const [row] = await sqlRows<WaitingRow>(
      em,
      `select amount_minor::bigint as amount_minor, reason, note, asked_by, share from refund_proposals
       where id = $1 and booking_id = $2 and outcome is null for update`,
      [proposalId, bookingId],
    );
    if (row === undefined || !isRefundReason(row.reason)) throw notFound();
    if (outcome === 'agreed' && row.asked_by === by) throw secondAdministratorNeeded();
    expectAsShown(await orderMoney(em, bookingId), seen);
    await sqlRows(em, 'update refund_proposals set outcome = $2, decided_by = $3, decided_at = $4 where id = $1', [
      proposalId,
      outcome,
      by,
      deps.clock.now().toString(),
    ]);
    if (outcome === 'agreed') {
      const { held } = await orderMoney(em, bookingId);
      const { amount_minor: minor, reason, note } = row;
      await refundWithin(em, deps, { bookingId, minor, reason, note, share: row.share, held: held.minor }, true);
    }
    return { outcome };
  });
}
