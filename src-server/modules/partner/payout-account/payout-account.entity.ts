import { defineEntity, p } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** A partner's connected account at the card provider. No full account number is ever stored. */
export const PayoutAccount = defineEntity({
  name: 'PayoutAccount',
  tableName: 'payout_accounts',
  properties: {
    id: column.id(),
    userId: column.ref(),
    providerAccountId: column.text(),
    payoutsEnabled: column.flag(),
    currentlyDue: p.array(),
    pastDue: p.array(),
    currentDeadline: column.instant().nullable(),
    requirementErrors: column.json<readonly { readonly reason: string }[]>(),
    businessName: column.text().nullable(),
    addressLine1: column.text().nullable().fieldName('address_line1'),
    addressCity: column.text().nullable(),
    addressState: column.text().nullable(),
    addressPostalCode: column.text().nullable(),
    dateOfBirth: column.date().nullable(),
    accountLast4: column.text().nullable().fieldName('account_last4'),
    routingNumber: column.text().nullable(),
    kycSentAt: column.instant().nullable(),
    /** Of its bank accounts; empty where that is not known. */
    currencies: p.array(),
    /** When the bank form was saved last: what came back is not sent again before. */
    bankChangedAt: column.instant().nullable(),
    updatedAt: column.instant(),
  },
});
