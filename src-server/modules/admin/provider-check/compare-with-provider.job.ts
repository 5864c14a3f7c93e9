import { LocalTime, ZoneOffset } from '@js-joda/core';
import { z } from 'zod';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { compareRefunds, receiveBookingEvent, receiveDisputeEvent } from '#server/modules/booking/booking.module.ts';
import { noteDifference, settleDifference } from '#server/modules/ledger/ledger.module.ts';
import { receiveTransferEvent } from '#server/modules/payouts/payouts.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { defineJob, forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import type { MadeInSpan, Span } from '#server/platform/payments/listed.ts';
import { bookedSums, type Kind, missingAtProvider } from './booked.sql.ts';

const compareWithProvider = defineJob({ name: 'compare-with-provider', payload: z.object({}), retries: 5 });

/** What a thing of the provider did to the platform's money there, in minor units: the ledger has to say the same. */
interface Moved {
  readonly kind: Kind;
  readonly id: string;
  /** What the books know it by. */
  readonly bookedBy: string;
  readonly amount: Money;
  readonly minor: number;
}

const moneyAway = { inquiry: 0, lapsed: 0, won: 0, open: -1, lost: -1 } as const;

const movedBy = ({ charges, refunds, disputes, transfers }: MadeInSpan): Moved[] => [
  ...charges.map(({ id, intentId, amount }) => ({
    kind: 'charge' as const,
    id,
    bookedBy: intentId ?? id,
    amount,
    minor: amount.minor,
  })),
  // One that is on its way is written down when it is sent.
  ...refunds
    .filter(({ status }) => status !== 'pending')
    .map(({ id, status, amount }) => ({
      kind: 'refund' as const,
      id,
      bookedBy: id,
      amount,
      minor: status === 'failed' ? 0 : -amount.minor,
    })),
  ...disputes.map(({ id, state, amount }) => ({
    kind: 'dispute' as const,
    id,
    bookedBy: id,
    amount,
    minor: moneyAway[state] * amount.minor,
  })),
  ...transfers.map(({ id, amount, left }) => ({
    kind: 'transfer' as const,
    id,
    bookedBy: id,
    amount,
    minor: -left.minor,
  })),
];

/**
 * Compares, once a night, what the card provider made yesterday (UTC) with the ledger. What an event should have told is
 * taken over first; what differs after that waits for finance: docs/decisions/disputes.md.
 */
export const compareWithProviderHandler = handleJob(
  compareWithProvider,
  async (_payload, deps: Deps) => {
    const today = deps.clock.now().atZone(ZoneOffset.UTC).toLocalDate();
    const startOf = (days: number) => today.minusDays(days).atTime(LocalTime.MIDNIGHT).toInstant(ZoneOffset.UTC);
    await compareSpan(deps, { since: startOf(1), until: startOf(0) });
  },
  '20 4 * * *',
);

async function compareSpan(deps: Deps, span: Span): Promise<void> {
  const made = await deps.cards.listMade(span);
  if (!made.ok) throw cardFailed('The list of what was made', made.failure);
  await takeOver(deps, made.value);
  const moved = movedBy(made.value);
  const booked = await bookedSums(deps, moved);
  const open = await openDifferences(deps);
  await forEachOnItsOwn(moved, ({ kind: subject, id: providerId, bookedBy, amount, minor }) => {
    const found = booked.get(`${subject}:${bookedBy}`);
    if (found === minor) return settle(deps, open, { subject, providerId });
    // Nothing happened by it, and nothing is in the books.
    if (found === undefined && minor === 0) return Promise.resolve();
    const what = found === undefined ? 'notInBooks' : 'otherAmount';
    const detail = found === undefined ? null : `${minor} ≠ ${found}`;
    return inTransaction(deps, (em) => noteDifference(em, deps, { subject, providerId, what, amount, detail }));
  });
  await compareOurs(deps, span);
}

/** Things of which a difference waits, by `subject:id`. */
async function openDifferences({ db }: Deps): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ name: string }>(
    `select subject || ':' || provider_id as name from provider_differences where settled_at is null`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function settle(
  deps: Deps,
  open: ReadonlySet<string>,
  about: Parameters<typeof settleDifference>[2],
): Promise<void> {
  if (!open.has(`${about.subject}:${about.providerId}`)) return;
  await inTransaction(deps, (em) => settleDifference(em, deps, about));
}

/** What events should have told is brought into the books. */
async function takeOver(deps: Deps, { charges, refunds, disputes, transfers }: MadeInSpan): Promise<void> {
  const event = () => ({ id: `compared_${newId()}`, type: 'compared' });
  const unpaid = await deps.db.query<{ id: string }>(
    `select provider_intent_id as id from payments where status <> 'succeeded' and provider_intent_id = any($1)`,
    [charges.flatMap(({ intentId }) => intentId ?? [])],
  );
  await forEachOnItsOwn(unpaid, async ({ id }) => {
    const intent = await deps.cards.retrieveIntent(id);
    if (!intent.ok) throw cardFailed(`Intent ${id}`, intent.failure);
    await receiveBookingEvent(deps, { ...event(), kind: 'intent', intent: intent.value });
  });
  const intents = new Set(refunds.flatMap(({ intentId }) => intentId ?? []));
  await forEachOnItsOwn([...intents], async (intentId) => void (await compareRefunds(deps, intentId)));
  await forEachOnItsOwn(disputes, ({ id }) =>
    receiveDisputeEvent(deps, { ...event(), kind: 'dispute', disputeId: id }),
  );
  const calledBack = transfers.filter(({ amount, left }) => left.minor < amount.minor);
  await forEachOnItsOwn(calledBack, ({ id }) =>
    receiveTransferEvent(deps, { ...event(), kind: 'transfer', transferId: id }),
  );
}

/** What the books have of that span is looked for at the provider, a day around it: its clock is not ours. */
async function compareOurs(deps: Deps, { since, until }: Span): Promise<void> {
  const around = { since: since.minusSeconds(86_400), until: until.plusSeconds(86_400) };
  const made = await deps.cards.listMade(around);
  if (!made.ok) throw cardFailed('The list of what was made', made.failure);
  const { charges, transfers } = made.value;
  const known = [...charges.flatMap(({ intentId }) => intentId ?? []), ...transfers.map(({ id }) => id)];
  const missing = await missingAtProvider(deps, { since, until }, known);
  await forEachOnItsOwn(missing, ({ subject, providerId, amount, bookingId }) =>
    inTransaction(deps, (em) =>
      noteDifference(em, deps, { subject, providerId, what: 'notAtProvider', amount, ...(bookingId && { bookingId }) }),
    ),
  );
  await comparePayouts(deps, around);
}

/** Payouts of accounts to which something was sent: one that the bank has, or gave back, is so in the books. */
async function comparePayouts(deps: Deps, span: Span): Promise<void> {
  const accounts = await deps.db.query<{ id: string }>(
    `select distinct a.provider_account_id as id from payouts p join payout_accounts a on a.user_id = p.user_id
     where p.provider_payout_id is not null and p.created_at >= $1 and p.created_at < $2`,
    [span.since.toString(), span.until.toString()],
  );
  await forEachOnItsOwn(accounts, async ({ id: accountId }) => {
    const listed = await deps.cards.listPayouts(accountId, span);
    if (!listed.ok) throw cardFailed(`Payouts of ${accountId}`, listed.failure);
    for (const { id: providerId, amount, status } of listed.value) {
      if (status === 'pending') continue;
      const [row] = await deps.db.query<{ status: string }>(
        'select status from payouts where provider_payout_id = $1',
        [providerId],
      );
      if (row?.status === status) continue;
      const what = row === undefined ? 'notInBooks' : 'decidedOtherwise';
      const detail = row === undefined ? null : `${row.status} → ${status}`;
      await inTransaction(deps, (em) =>
        noteDifference(em, deps, { subject: 'payout', providerId, what, amount, detail }),
      );
    }
  });
}
