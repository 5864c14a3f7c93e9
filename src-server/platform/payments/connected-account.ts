import type { Instant } from '@js-joda/core';
import type { Money } from '#shared/money/money.ts';

/** An account of a person who is paid by the platform. */
export interface ConnectedAccount {
  readonly id: string;
  readonly payoutsEnabled: boolean;
  readonly currentlyDue: readonly string[];
  readonly pastDue: readonly string[];
  readonly currentDeadline: Instant | null;
  readonly requirementErrors: readonly RequirementError[];
  readonly accountLast4: string | null;
  readonly routingNumber: string | null;
  /** ISO 4217, of the bank accounts it can be paid to. */
  readonly currencies: readonly string[];
}

interface RequirementError {
  readonly requirement: string;
  readonly code: string;
  readonly reason: string;
}

export interface BankAccount {
  readonly accountNumber: string;
  readonly routingNumber: string | null;
  readonly currency: string;
}

interface HolderAddress {
  readonly line1: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** What is given is written, what is left out or null stays as it is. */
export interface ConnectedAccountRequest {
  /** Null makes a new account. */
  readonly accountId: string | null;
  /** ISO 3166-1 alpha-2; fixed once the account is made. */
  readonly country: string;
  readonly idempotencyKey: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly businessName?: string | null;
  readonly address?: HolderAddress | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | null;
  readonly bankAccount?: BankAccount | null;
  readonly businessTaxId?: string | null;
  /** The holder's own number: social security, social insurance. */
  readonly identityNumber?: string | null;
  /** Acceptance of the provider's terms. */
  readonly accepted?: { readonly at: Instant; readonly ip: string } | null;
  readonly metadata?: Record<string, string>;
}

/** What goes from a connected account to its bank. */
export interface PayOutRequest {
  readonly accountId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly metadata: Record<string, string>;
}

export interface TransferRequest {
  readonly accountId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly metadata: Record<string, string>;
  readonly description?: string;
}

/** What a transfer is now, no matter who called a part of it back. */
export interface Transfer {
  readonly id: string;
  readonly amount: Money;
  /** What it was asked for with. */
  readonly metadata: Record<string, string>;
  readonly reversals: readonly { readonly amount: Money; readonly metadata: Record<string, string> }[];
}

export interface ReversalRequest {
  readonly transferId: string;
  readonly idempotencyKey: string;
  /** Tells ours from one that was made in the provider's dashboard. */
  readonly metadata: Record<string, string>;
}

/** What became of a payout to a bank, and the provider's words where it failed. */
export interface PayoutOutcome {
  readonly status: PayoutStatus;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
}

/** What was canceled never reached the bank, and counts as failed. */
export type PayoutStatus = 'pending' | 'paid' | 'failed';
