import type { Instant } from '@js-joda/core';
import { negate } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { recordMovement } from './movement.ts';

interface OfPayout {
  readonly id: string;
  readonly partnerId: string;
  readonly amount: Money;
  readonly at: Instant;
}

/** A partner's balance is on its way to their account. */
export const recordPayout = (em: EntityManager, { id, partnerId, amount, at }: OfPayout) =>
  recordMovement(em, {
    kind: 'payout',
    reference: `payout:${id}`,
    bookingId: null,
    at,
    entries: [
      ['partner', amount, partnerId],
      ['provider', negate(amount)],
    ],
  });

/** A payout failed: its amount is the partner's balance again. */
export const recordFailedPayout = (em: EntityManager, { id, partnerId, amount, at }: OfPayout) =>
  recordMovement(em, {
    kind: 'payout_reversal',
    reference: `payout:${id}:failed`,
    bookingId: null,
    at,
    entries: [
      ['partner', negate(amount), partnerId],
      ['provider', amount],
    ],
  });

/** A part of a payout was called back at the provider: it is the partner's balance again. `inAll` makes it happen once. */
export const recordCalledBack = (em: EntityManager, { id, partnerId, amount, at }: OfPayout, inAll: number) =>
  recordMovement(em, {
    kind: 'payout_reversal',
    reference: `payout:${id}:called-back:${inAll}`,
    bookingId: null,
    at,
    entries: [
      ['partner', negate(amount), partnerId],
      ['provider', amount],
    ],
  });
