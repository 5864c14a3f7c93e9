import type { Instant } from '@js-joda/core';
import type { Money } from '#shared/money/money.ts';

/**
 * `inquiry`: the bank asks, no money is away. `lapsed`: its question came to nothing, for now: a dispute may still follow.
 * `open`: the money is away until the bank decides. `won`: it came back. `lost`: it is the payer's again.
 */
export type DisputeState = 'inquiry' | 'lapsed' | 'open' | 'won' | 'lost';

/** A payer tells their bank that a payment was not theirs, or not what they paid for. */
export interface Dispute {
  readonly id: string;
  readonly intentId: string | null;
  readonly amount: Money;
  /** The provider's word for why, such as `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
  readonly openedAt: Instant;
  /** Until when the bank can be answered; null where it cannot. */
  readonly respondBy: Instant | null;
}
