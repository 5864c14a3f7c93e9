import type { Deps } from '#server/deps.ts';
import { noteDifference } from '#server/modules/ledger/ledger.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId } from '#server/platform/ids.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import type { PayoutOutcome } from '#server/platform/payments/connected-account.ts';
import type { PayoutStatus } from './payouts.entity.ts';
import { returnPayout } from './payouts-jobs.ts';
import { settlePayout } from './settle-payout.ts';

type PayoutEvent = Extract<ProviderEvent, { kind: 'payout' }>;

/**
 * Works off an event about a payout to a partner's bank; one that is not ours waits for finance, and the platform's own
 * are nothing of the product's. Delivered again it is the same.
 */
export async function receivePayoutEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'payout' || event.status === 'pending') return;
  const named = event.metadata.payoutId ?? '';
  const [payout] = await deps.db.query<{ id: string; status: PayoutStatus }>(
    'select id, status from payouts where id = $1 or provider_payout_id = $2',
    [isId(named) ? named : null, event.payoutId],
  );
  if (payout === undefined) {
    if (event.accountId !== null) await note(deps, event, 'notInBooks');
    return;
  }
  const { id: payoutId } = payout;
  await deps.db.query(
    'insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing',
    [event.id, event.type, deps.clock.now().toString()],
  );
  await takeOutcome(deps, payoutId, event);
  if (event.status === 'paid' && payout.status === 'failed') await checkPaid(deps, event);
}

/** Takes over what became of a payout, whether an event told of it or the provider was asked; repeated it is the same. */
export async function takeOutcome(deps: Deps, payoutId: string, outcome: PayoutOutcome): Promise<void> {
  const { status, failureCode: code, failureMessage: message } = outcome;
  if (status === 'paid') await settlePayout(deps, payoutId, { status });
  if (status === 'failed')
    await inTransaction(deps, (em) => deps.jobs.enqueue(em, returnPayout, { payoutId, code, message }));
}

/** What came back is in the balance again; where the bank has it all the same, it would be paid twice. */
async function checkPaid(deps: Deps, event: PayoutEvent): Promise<void> {
  if (event.accountId === null) return;
  const found = await deps.cards.retrievePayout(event.payoutId, event.accountId);
  if (!found.ok) throw cardFailed(`Payout ${event.payoutId}`, found.failure);
  if (found.value.status === 'paid') await note(deps, event, 'decidedOtherwise');
}

const note = (deps: Deps, { payoutId, amount, metadata }: PayoutEvent, what: 'notInBooks' | 'decidedOtherwise') =>
  inTransaction(deps, (em) =>
    noteDifference(em, deps, {
      subject: 'payout',
      providerId: payoutId,
      what,
      amount,
      detail: metadata.payoutId ?? null,
    }),
  );
