import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';

/** What a need is about: the client has the words for each. */
type NeedKind =
  | 'message'
  | 'payoutFailed'
  | 'payoutAccount'
  | 'accountAsks'
  | 'refundByHand'
  | 'refundFailed'
  | 'refundHangs'
  | 'refundMade'
  | 'difference'
  | 'dispute'
  | 'proposal'
  | 'shareHeld'
  | 'couponBudgets'
  | 'jobsFailed'
  | 'mailFailed'
  | 'newLocation'
  | 'changeRequest'
  | 'review'
  | 'claim'
  | 'doorShut'
  | 'doorLook'
  | 'answer'
  | 'prices'
  | 'guestsHeld'
  | 'check';

/** Something that does not go on without a person. */
export interface Need {
  /** The same for as long as it is needed. */
  readonly id: string;
  readonly kind: NeedKind;
  /** ISO instant since when it waits. */
  readonly since: string;
  /** The page where it is seen to. */
  readonly to: string;
  readonly amount?: Money;
  /** Who or what it is about. */
  readonly name?: string;
  readonly code?: string;
  /** More about it, in no one's language: the provider's words, a message's beginning. */
  readonly detail?: string | null;
  /** What of it is asked for: fields of a change request. */
  readonly fields?: readonly ('name' | 'alternativeName' | 'address' | 'imageIds')[];
  /** ISO instant since when its partner is one. */
  readonly partnerSince?: string;
  /** Who reported it. */
  readonly reporters?: readonly ('traveller' | 'partner' | 'visitor')[];
  /** How many alike it stands for. */
  readonly count?: number;
  /** Urgent: a person stands at a counter, or comes today. */
  readonly isUrgent?: boolean;
}

/** What an area knows of what needs a person, and whose work it is besides owners. */
export interface NeedSource {
  readonly roles: readonly AdminRole[];
  find(deps: Deps): Promise<Need[]>;
}
