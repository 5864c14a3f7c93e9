import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { noteDifference, recordDispute } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import type { Dispute, DisputeState } from '#server/platform/payments/dispute.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { sendDisputeMail } from '../booking-jobs.ts';
import { lockOrderOfPayment } from '../payments/lock-order-of-payment.ts';
import { paymentOfIntent } from '../payments/payment-of-intent.ts';
import { requestRefund } from '../payments/refunds.ts';
import { retryDisputedRefunds } from '../payments/settle-refund.ts';
import { bookLosses, takeLostSharesBack } from './take-share-back.ts';

/**
 * Works off an event about a dispute of one of our payments; any other waits for finance. What the dispute is now is asked of
 * the provider: events that come late, twice or out of order come to the same. See docs/decisions/disputes.md.
 * @throws Error when the provider cannot be asked, or the payment is about to be written down: it then delivers again.
 */
export async function receiveDisputeEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'dispute') return;
  const found = await deps.cards.retrieveDispute(event.disputeId);
  if (!found.ok) throw cardFailed(`Dispute ${event.disputeId}`, found.failure);
  const dispute = found.value;
  const paymentId = dispute.intentId === null ? null : await paymentOfIntent(deps, dispute.intentId);
  await inTransaction(deps, (em) =>
    paymentId === null
      ? noteDifference(em, deps, { ...aboutOf(dispute), what: 'notInBooks', detail: dispute.intentId })
      : settleDispute(deps, em, paymentId, dispute),
  );
}

const aboutOf = ({ id, amount }: Dispute) => ({ subject: 'dispute', providerId: id, amount }) as const;

/** Where a dispute may still go: what the bank decided stays, a question that came to nothing is no decision. */
const after: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  inquiry: ['lapsed', 'open', 'won', 'lost'],
  lapsed: ['inquiry', 'open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: [],
  lost: [],
};

interface Row {
  readonly id: string;
  readonly state: DisputeState;
  readonly amount_minor: number;
}

async function settleDispute(deps: Deps, em: EntityManager, paymentId: string, dispute: Dispute): Promise<void> {
  const at = deps.clock.now();
  const { bookingId, orderId } = await lockOrderOfPayment(em, paymentId);
  const [known] = await sqlRows<Row>(
    em,
    'select id, state, amount_minor::bigint as amount_minor from disputes where provider_dispute_id = $1 for update',
    [dispute.id],
  );
  const wasAway = known?.state === 'open';
  // Prevented while it was open, the money is back as after a case that was won.
  const state = wasAway && dispute.state === 'lapsed' ? 'won' : dispute.state;
  if (known !== undefined && !after[known.state].includes(state)) {
    const isSame = known.state === state || (known.state === 'won' && state === 'lapsed');
    if (isSame || known.state === 'open') return;
    const what = 'decidedOtherwise' as const;
    return noteDifference(em, deps, {
      ...aboutOf(dispute),
      what,
      bookingId: orderId,
      detail: `${known.state} → ${state}`,
    });
  }
  const id = known?.id ?? newId();
  // Of a question the amount may still change; what the bank took away is what it took.
  const amount = wasAway ? money<string>(known.amount_minor, dispute.amount.currency) : dispute.amount;
  const isClosed = state !== 'inquiry' && state !== 'open';
  await sqlRows(
    em,
    `insert into disputes (id, provider_dispute_id, payment_id, booking_id, amount_minor, currency, reason, state,
       opened_at, respond_by, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (id) do update set state = excluded.state, amount_minor = excluded.amount_minor, respond_by = excluded.respond_by, closed_at = excluded.closed_at`,
    [
      id,
      dispute.id,
      paymentId,
      bookingId,
      amount.minor,
      amount.currency,
      dispute.reason,
      state,
      dispute.openedAt.toString(),
      dispute.respondBy?.toString() ?? null,
      isClosed ? at.toString() : null,
    ],
  );
  const movement = { id, bookingId, amount, at };
  // An event that was missed is made up for: the ledger tells the whole way.
  if (!wasAway && (state === 'open' || state === 'lost')) await recordDispute(em, 'opened', movement);
  if (wasAway && state === 'won') await recordDispute(em, 'won', movement);
  if (state === 'won') {
    await retryDisputedRefunds(deps, em, paymentId);
    await giveWonBack(deps, em, { paymentId, orderId });
  }
  if (state === 'lost') {
    await recordDispute(em, 'lost', movement);
    await bookLosses(em, paymentId, at);
    await takeLostSharesBack(em, orderId, at);
  }
  const kind = state === 'open' ? 'opened' : state;
  await deps.jobs.enqueue(em, sendDisputeMail, { disputeId: id, kind, to: 'administrators' });
  // An inquiry holds nothing, and one that came to nothing was never the partner's business.
  if (state === 'open' || state === 'lost' || wasAway) {
    await deps.jobs.enqueue(em, sendDisputeMail, { disputeId: id, kind, to: 'partner' });
  }
}

/** Gives the money that came back from the bank to whom it belongs where their order was cancelled meanwhile, with nothing earned of it. */
async function giveWonBack(
  deps: Deps,
  em: EntityManager,
  { paymentId, orderId }: { readonly paymentId: string; readonly orderId: string },
): Promise<void> {
  const [row] = await sqlRows<{ minor: number; currency: string; reason: string | null }>(
    em,
    `select least(net_paid(b.id), p.amount_minor - coalesce(
         (select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0))::float8 as minor,
       p.currency, b.cancellation_reason as reason
     from bookings b, payments p where b.id = $1 and p.id = $2 and b.status = 'canceled'
       and not exists (select from ledger_transactions t where t.booking_id = b.id and t.kind = 'earning')`,
    [orderId, paymentId],
  );
  if (row === undefined) return;
  const amount = money<string>(row.minor, row.currency);
  const reason = row.reason ?? 'Canceled';
  await requestRefund(deps, em, { paymentId, bookingId: orderId, amount, reason, now: deps.clock.now() });
}
