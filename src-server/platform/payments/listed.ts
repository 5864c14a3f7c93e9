import type { Instant } from '@js-joda/core';
import type { Money } from '#shared/money/money.ts';
import type { ListedRefund } from './refund.ts';
import type { PayoutStatus } from './connected-account.ts';
import type { Dispute } from './dispute.ts';

/** What was made at the provider from an instant on and before another, half-open. */
export interface Span {
  readonly since: Instant;
  readonly until: Instant;
}

/** All that the provider made in a span of time, apart from payouts, which are an account's. */
export interface MadeInSpan {
  readonly charges: readonly ListedCharge[];
  readonly refunds: readonly ListedRefund[];
  readonly disputes: readonly Dispute[];
  readonly transfers: readonly ListedTransfer[];
}

interface ListedCharge {
  readonly id: string;
  readonly intentId: string | null;
  readonly amount: Money;
}

interface ListedTransfer {
  readonly id: string;
  readonly amount: Money;
  /** What is left of it after what was called back. */
  readonly left: Money;
}

export interface ListedPayout {
  readonly id: string;
  readonly amount: Money;
  /** What it was asked for with. */
  readonly metadata: Record<string, string>;
  readonly arrivesAt: Instant;
  readonly status: PayoutStatus;
}
