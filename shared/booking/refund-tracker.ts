/**
 * Where money that goes back is. `cameBack`: the card did not take it, another way is asked for. `byHand`: an
 * administrator sends it. `disputed`: the payer's bank has taken it already.
 */
export type RefundStep = 'requested' | 'sent' | 'arrived' | 'cameBack' | 'byHand' | 'disputed';

/** The newest try of what one payment gives back. */
export interface RefundTry {
  readonly status: 'requested' | 'succeeded' | 'failed';
  /** `provider`: made there by hand, without us. */
  readonly way: 'card' | 'hand' | 'provider';
  readonly hasArrived: boolean;
  /** Why the one that failed last did, in the provider's word; null where none did. */
  readonly failure: string | null;
}

/** The provider's word for a payment in dispute, and ours for one that is asked for again after it was won. */
export const DISPUTED = 'charge_disputed';
export const ASKED_AGAIN = 'asked for again';

/** Why a refund was made that no one asked us for. */
export const MADE_AT_PROVIDER = 'Made at the card provider';

const stepOfTry = ({ status, way, hasArrived, failure }: RefundTry): RefundStep => {
  if (status === 'succeeded') return hasArrived ? 'arrived' : 'sent';
  if (way === 'hand') return 'byHand';
  if (failure === DISPUTED) return 'disputed';
  if (status === 'failed') return 'cameBack';
  // A try that waits for a card that refused one is not yet under way for the traveller.
  return failure === null || failure === ASKED_AGAIN ? 'requested' : 'cameBack';
};

/** What needs the traveller most comes first. */
const order: readonly RefundStep[] = ['cameBack', 'byHand', 'disputed', 'requested', 'sent', 'arrived'];

/** The one step that all parts of a refund together have come to. */
export function stepOfRefund(tries: readonly RefundTry[]): RefundStep {
  const steps = tries.map(stepOfTry);
  return order.find((step) => steps.includes(step)) ?? 'requested';
}

/** Why a card did not take a refund, as travellers see it; a word of the provider that is not known is `other`. */
export type RefundFailure = 'cardExpired' | 'cardLost' | 'other';

export function failureOfRefund(word: string | null): RefundFailure {
  if (word === 'expired_or_canceled_card') return 'cardExpired';
  return word === 'lost_or_stolen_card' ? 'cardLost' : 'other';
}

/** What most banks need at most, in working days. */
const BANK_DAYS = 10;

/** The local date `YYYY-MM-DD` by which a refund that was sent on `date` is on the account. */
export function arrivesBy(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  for (let left = BANK_DAYS; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
