import { defineEntity } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** Asked for; on its way to the bank; there; or back in the balance. */
export type PayoutStatus = 'requested' | 'sent' | 'paid' | 'failed';

export const Payout = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    id: column.id(),
    userId: column.ref(),
    currency: column.text(),
    amountMinor: column.minor(),
    status: column.text().$type<PayoutStatus>(),
    providerTransferId: column.text().nullable(),
    /** The payout of the account to its bank, which the transfer made possible. */
    providerPayoutId: column.text().nullable(),
    accountLast4: column.text().nullable().fieldName('account_last4'),
    /** The account at the provider that its bank was asked for; null before. */
    askedAccount: column.text().nullable(),
    /** What of its transfer was called back at the provider without us. */
    calledBackMinor: column.minor().default(0),
    failureCode: column.text().nullable(),
    failureMessage: column.text().nullable(),
    createdAt: column.instant(),
    sentAt: column.instant().nullable(),
    /** When the bank has it, as the provider reckons. */
    expectedAt: column.instant().nullable(),
    paidAt: column.instant().nullable(),
  },
});
