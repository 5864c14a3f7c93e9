import type { Instant } from '@js-joda/core';
import type { Money } from '#shared/money/money.ts';
import type { Dispute } from './dispute.ts';
import type { ListedPayout, MadeInSpan, Span } from './listed.ts';
import type { ListedRefund, Refund, RefundStatus, RefundTrace } from './refund.ts';
import type {
  ConnectedAccount,
  ConnectedAccountRequest,
  PayoutOutcome,
  PayoutStatus,
  PayOutRequest,
  ReversalRequest,
  Transfer,
  TransferRequest,
} from './connected-account.ts';

export interface IntentRequest {
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly metadata: Record<string, string>;
  readonly customerId?: string | null;
  /** A card token, `tok_…`. */
  readonly cardToken?: string | null;
  /** A payment method, `pm_…`. */
  readonly paymentMethodId?: string | null;
  readonly confirm: boolean;
  /** The payer is not there to authenticate; only with `confirm`. */
  readonly offSession?: boolean;
  /** Keep the card on the customer for later payments. */
  readonly saveCard?: boolean;
  readonly description?: string;
}

export type IntentState =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface Intent {
  readonly id: string;
  readonly clientSecret: string;
  readonly state: IntentState;
  readonly amount: Money;
  /** Null while no card is known, and always in events, which do not carry it. */
  readonly cardLast4: string | null;
  /** The same for the same card number; null as `cardLast4` is. */
  readonly cardFingerprint: string | null;
  readonly failureMessage: string | null;
  readonly metadata: Record<string, string>;
}

export type CardFailure =
  | { readonly kind: 'declined'; readonly message: string; readonly code: string; readonly intentId: string | null }
  | { readonly kind: 'invalid'; readonly message: string; readonly code: string | null }
  /** The provider refuses to work for us, as for a wrong or limited key: a fault of the installation; nothing happened. */
  | { readonly kind: 'unusable'; readonly message: string }
  /** No answer: the call may have had an effect, so repeat it with the same idempotency key. */
  | { readonly kind: 'unreachable'; readonly message: string };

/** No one waits longer for an answer of the provider, tries again included. */
export const PATIENCE_SECONDS = 25;

export type CardResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: CardFailure };

export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** The same for the same card number; null where the provider tells none. */
  readonly fingerprint: string | null;
}

interface RefundRequest {
  readonly intentId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly metadata: Record<string, string>;
}

export interface ConfirmOptions {
  readonly paymentMethodId?: string | null;
  readonly cardToken?: string | null;
  /** False: the card is not kept, whatever the intent was made for. */
  readonly saveCard?: boolean;
  readonly idempotencyKey: string;
}

/** What the provider tells on its own; `id` is the same each time an event is delivered again. */
export type ProviderEvent =
  | { readonly id: string; readonly type: string; readonly kind: 'intent'; readonly intent: Intent }
  | {
      readonly id: string;
      readonly type: string;
      readonly kind: 'refund';
      readonly refundId: string;
      readonly intentId: string | null;
      readonly amount: Money;
      /** What the refund was asked for with. */
      readonly metadata: Record<string, string>;
      readonly status: RefundStatus;
      readonly failureMessage: string | null;
      readonly trace: RefundTrace;
    }
  | { readonly id: string; readonly type: string; readonly kind: 'account'; readonly account: ConnectedAccount }
  | {
      readonly id: string;
      readonly type: string;
      readonly kind: 'payout';
      readonly payoutId: string;
      /** The connected account that pays its bank; null for the platform's own. */
      readonly accountId: string | null;
      readonly amount: Money;
      /** What it was asked for with. */
      readonly metadata: Record<string, string>;
      readonly status: PayoutStatus;
      readonly failureCode: string | null;
      readonly failureMessage: string | null;
    }
  /** Something happened to a transfer to a connected account; what is left of it is asked of the provider. */
  | { readonly id: string; readonly type: string; readonly kind: 'transfer'; readonly transferId: string }
  /** Something happened to a dispute; what it is now is asked of the provider. */
  | { readonly id: string; readonly type: string; readonly kind: 'dispute'; readonly disputeId: string }
  | { readonly id: string; readonly type: string; readonly kind: 'other' };

/** The card company: takes payments, gives them back, keeps cards, pays connected accounts. */
export interface PlatformSettings {
  /** How often the platform's own balance goes to its bank: `manual` where it waits; null where none is set. */
  readonly payoutInterval: string | null;
  /** The events that enabled webhook endpoints receive, of either kind; `*` is all. */
  readonly toldEvents: readonly string[];
}

export interface CardProvider {
  createIntent(request: IntentRequest): Promise<CardResult<Intent>>;
  confirmIntent(id: string, options: ConfirmOptions): Promise<CardResult<Intent>>;
  /** An intent that is canceled already counts as done. */
  cancelIntent(id: string, idempotencyKey: string): Promise<CardResult<Intent>>;
  retrieveIntent(id: string): Promise<CardResult<Intent>>;
  refund(request: RefundRequest): Promise<CardResult<Refund>>;
  /** All refunds of an intent, the oldest first. */
  listRefunds(intentId: string): Promise<CardResult<readonly ListedRefund[]>>;
  retrieveDispute(id: string): Promise<CardResult<Dispute>>;
  createCustomer(request: {
    readonly email: string;
    readonly name: string;
    readonly idempotencyKey: string;
  }): Promise<CardResult<string>>;
  /** Newest first; a card that was kept twice comes twice. */
  listSavedCards(customerId: string): Promise<CardResult<readonly SavedCard[]>>;
  /** A card that is detached already counts as done. */
  detachCard(id: string): Promise<CardResult<null>>;
  /** Makes the account, or updates the one that `accountId` names. */
  saveConnectedAccount(request: ConnectedAccountRequest): Promise<CardResult<ConnectedAccount>>;
  retrieveAccount(id: string): Promise<CardResult<ConnectedAccount>>;
  /** Moves money from the platform's balance to a connected account. */
  transfer(request: TransferRequest): Promise<CardResult<{ readonly id: string }>>;
  retrieveTransfer(id: string): Promise<CardResult<Transfer>>;
  /** Takes what is left of a transfer back to the platform; one that came back already counts as done. */
  reverseTransfer(request: ReversalRequest): Promise<CardResult<null>>;
  retrievePayout(id: string, accountId: string): Promise<CardResult<PayoutOutcome>>;
  /** Sends money of a connected account to its bank; events tell what became of it. */
  payOut(request: PayOutRequest): Promise<CardResult<{ readonly id: string; readonly arrivesAt: Instant }>>;
  /** What was made in a span of time, charges only where they succeeded. */
  listMade(span: Span): Promise<CardResult<MadeInSpan>>;
  /** Payouts of a connected account to its bank. */
  listPayouts(accountId: string, span: Span): Promise<CardResult<readonly ListedPayout[]>>;
  /** What is set at the provider's dashboard, and the product depends on. */
  platformSettings(): Promise<CardResult<PlatformSettings>>;
  /** Asks for nothing but an answer. */
  reach(): Promise<CardResult<null>>;
  /** Reads a webhook call; null for a forged, altered or outdated signature. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent | null;
}
