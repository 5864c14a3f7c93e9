import type { Deps } from '#server/deps.ts';
import { noteDifference } from '#server/modules/ledger/ledger.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId } from '#server/platform/ids.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { isNewEvent } from './confirm-payment.ts';
import { compareRefunds } from './made-at-provider.ts';
import { Refund } from './payment.entity.ts';
import { settleRefund } from './settle-refund.ts';

type RefundEvent = Extract<ProviderEvent, { kind: 'refund' }>;

/**
 * Takes over what the provider says of a refund, and then of all refunds of its payment: one that was made there without
 * us is taken into the books, and what cannot be matched waits for finance. Delivered again it changes nothing.
 * @throws Error when the provider cannot be asked: it then delivers the event again.
 */
export async function receiveRefund(deps: Deps, event: RefundEvent): Promise<void> {
  const seen = await deps.db.query('select 1 from provider_events where id = $1', [event.id]);
  if (seen.length > 0) return;
  const isOurs = await settleOurs(deps, event);
  const isKnown = event.intentId !== null && (await compareRefunds(deps, event.intentId));
  await inTransaction(deps, async (em) => {
    await isNewEvent(em, deps, event);
    if (isOurs || isKnown) return;
    const { refundId: providerId, amount, intentId } = event;
    const about = { subject: 'refund', providerId, what: 'notInBooks' } as const;
    await noteDifference(em, deps, { ...about, amount, detail: intentId });
  });
}

/** @returns whether the refund was known here. */
function settleOurs(deps: Deps, { refundId: id, ...event }: RefundEvent): Promise<boolean> {
  return inTransaction(deps, async (em) => {
    // Its event may be here before the answer to the request that made it: both carry our own id.
    const { refund_id: named = '' } = event.metadata;
    const rows = await sqlRows<{ id: string }>(
      em,
      `select r.id from refunds r join payments p on p.id = r.payment_id
       where r.provider_refund_id = $1 or (r.id = $2 and r.provider_refund_id is null and r.status = 'requested')
       order by r.id`,
      [id, isId(named) ? named : null],
    );
    for (const row of rows) {
      const refund = await em.findOneOrFail(Refund, { id: row.id });
      const { status, failureMessage, trace } = event;
      await settleRefund(deps, em, refund.id, { id, status, failureMessage, trace });
    }
    return rows.length > 0;
  });
}
