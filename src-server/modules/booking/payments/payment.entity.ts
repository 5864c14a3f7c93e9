import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

export type PaymentMethod = 'card_token' | 'payment_intent' | 'saved_card' | 'none';

/** One attempt to be paid for a booking; `providerIntentId` names it at the card provider. */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: column.id(),
    bookingId: column.ref(),
    method: column.text().$type<PaymentMethod>(),
    providerIntentId: column.text().nullable(),
    clientSecret: column.text().nullable(),
    amountMinor: column.minor(),
    currency: column.text(),
    status: column.text().$type<'open' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'>(),
    cardLast4: column.text().nullable().fieldName('card_last4'),
    /** The same for the same card, wherever it paid. */
    cardFingerprint: column.text().nullable(),
    failureMessage: column.text().nullable(),
    /** Since when an answer of the provider is missing: whether the card was charged is not known. */
    checkingSince: column.instant().nullable(),
    /** Since when the provider is asked to charge, until its answer is written down. */
    askedAt: column.instant().nullable(),
    createdAt: column.instant(),
    updatedAt: column.instant(),
    succeededAt: column.instant().nullable(),
  },
});
export type Payment = InferEntity<typeof Payment>;

export const Refund = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: column.id(),
    paymentId: column.ref(),
    bookingId: column.ref(),
    amountMinor: column.minor(),
    currency: column.text(),
    reason: column.text(),
    status: column.text().$type<'requested' | 'succeeded' | 'failed'>(),
    providerRefundId: column.text().nullable(),
    failureMessage: column.text().nullable(),
    /** The same for parts that were promised together, and for their further tries. */
    groupId: column.ref(),
    /** 1 for the first; one that failed at the provider is followed by the next. */
    attempt: column.int(),
    /** The tax within it, of an order that was earned; null of one whose money is still its traveller's. */
    taxMinor: column.minor().nullable(),
    /** Of an order to come: what it gives back is not asked for again. */
    isAllowance: column.flag(),
    /** What an administrator wrote to its traveller, in their language. */
    note: column.text().nullable(),
    /** `hand`: an administrator sends it, since the card did not take it. `provider`: made at the card provider, without us. */
    way: column.text().$type<'card' | 'hand' | 'provider'>(),
    /** Of one made at the provider: what becomes of the partner's share of it; null where nothing is to be chosen. */
    shareChoice: column.text().$type<'open' | 'kept' | 'takenBack'>().nullable(),
    /** What the payer's bank finds it by. */
    reference: column.text().nullable(),
    createdAt: column.instant(),
    confirmedAt: column.instant().nullable(),
    /** Only where the provider says so. */
    arrivedAt: column.instant().nullable(),
  },
});
export type Refund = InferEntity<typeof Refund>;

/** An event of the card provider that was worked off; seen again, it changes nothing. */
export const ProviderEvent = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_events',
  properties: { id: p.text().primary(), type: column.text(), isIgnored: column.flag(), receivedAt: column.instant() },
});
