import { defineEntity } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

export type LedgerKind =
  | 'payment'
  | 'refund'
  | 'earning'
  | 'payout'
  | 'payout_reversal'
  | 'claw_back'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost';

/** One balanced movement of money; `reference` makes it happen at most once. */
export const LedgerTransaction = defineEntity({
  name: 'LedgerTransaction',
  tableName: 'ledger_transactions',
  properties: {
    id: column.id(),
    kind: column.text().$type<LedgerKind>(),
    reference: column.text(),
    bookingId: column.ref().nullable(),
    occurredAt: column.instant(),
    /** Why, in words that the partner reads; only of what is taken back. */
    note: column.text().nullable(),
  },
});

/**
 * `goodwill`: what the platform gave back of earned orders out of its own pocket. `losses`: what payers' banks took beyond
 * what an order still held. `subsidy`: what coupons add to partners' shares, where less was kept than share and tax.
 */
export type LedgerAccount =
  | 'provider'
  | 'travellers'
  | 'partner'
  | 'fees'
  | 'tax'
  | 'disputes'
  | 'goodwill'
  | 'losses'
  | 'subsidy';

/** Positive amounts are debits, negative ones credits; a transaction's entries sum to zero in each currency. */
export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entries',
  properties: {
    id: column.id(),
    transactionId: column.ref(),
    account: column.text().$type<LedgerAccount>(),
    partnerId: column.ref().nullable(),
    amountMinor: column.minor(),
    currency: column.text(),
    /** When its transaction happened. */
    occurredAt: column.instant(),
  },
});
