import type { Money } from '#shared/money/money.ts';

/** How far the provider has come with a refund. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** A refund's way to the payer, as the provider reports it. */
export interface RefundTrace {
  /** What the payer's bank finds the money by; null until it is known. */
  readonly reference: string | null;
  /** The money is back, as far as the provider says so: a payment that was taken off before it reached a statement. */
  readonly arrived: boolean;
}

/** A refund at the provider, under its id there. */
export interface Refund extends RefundTrace {
  readonly id: string;
  readonly status: RefundStatus;
}

/** A refund as the provider lists it, whichever way it was made. */
export interface ListedRefund extends Refund {
  readonly intentId: string | null;
  readonly amount: Money;
  /** What it was asked for with; nothing of ours where it was made by hand. */
  readonly metadata: Record<string, string>;
  readonly failureMessage: string | null;
}
