/** What happens when the card is charged. */
export interface TestBehaviour {
  readonly outcome: 'succeeds' | 'declined';
  /** `always`: each payment; `unlessSetUp`: not again once the payer authenticated it for later payments. */
  readonly authentication: 'never' | 'always' | 'unlessSetUp';
  readonly code?: string;
  readonly declineCode?: string;
  readonly message?: string;
  /** What becomes of a refund; it succeeds at once when left out. */
  readonly refund?: 'fails' | 'pending';
  /** What the payer tells their bank once the payment is made. */
  readonly dispute?: { readonly reason: string; readonly isInquiry?: boolean };
  /** The card can be kept on a customer although it is declined when charged. */
  readonly attaches: boolean;
}

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly funding: 'credit' | 'debit';
  readonly behaviour: TestBehaviour;
}

const succeeds: TestBehaviour = { outcome: 'succeeds', authentication: 'never', attaches: true };
const authenticated = (authentication: 'always' | 'unlessSetUp'): TestBehaviour => ({ ...succeeds, authentication });
const declined = (message: string, code: string, declineCode?: string): TestBehaviour => ({
  outcome: 'declined',
  authentication: 'never',
  attaches: false,
  message,
  code,
  ...(declineCode === undefined ? {} : { declineCode }),
});
const generic = declined('Your card was declined.', 'card_declined', 'generic_decline');
const insufficient = declined('Your card has insufficient funds.', 'card_declined', 'insufficient_funds');

const card = (
  number: string,
  brand: string,
  behaviour = succeeds,
  funding: 'credit' | 'debit' = 'credit',
): TestCard => ({
  number,
  brand,
  behaviour,
  funding,
});

/** The provider's published test cards, by the name that follows `pm_card_` and `tok_`. */
const testCards: Readonly<Record<string, TestCard>> = {
  visa: card('4242424242424242', 'visa'),
  visa_debit: card('4000056655665556', 'visa', succeeds, 'debit'),
  mastercard: card('5555555555554444', 'mastercard'),
  mastercard_debit: card('5200828282828210', 'mastercard', succeeds, 'debit'),
  amex: card('378282246310005', 'amex'),
  discover: card('6011111111111117', 'discover'),
  jcb: card('3566002020360505', 'jcb'),
  refundFail: card('4000000000005126', 'visa', { ...succeeds, refund: 'fails' }),
  pendingRefund: card('4000000000007726', 'visa', { ...succeeds, refund: 'pending' }),
  bypassPending: card('4000000000000077', 'visa', succeeds),
  createDispute: card('4000000000000259', 'visa', { ...succeeds, dispute: { reason: 'fraudulent' } }),
  createDisputeProductNotReceived: card('4000000000002685', 'visa', {
    ...succeeds,
    dispute: { reason: 'product_not_received' },
  }),
  createDisputeInquiry: card('4000000000001976', 'visa', {
    ...succeeds,
    dispute: { reason: 'general', isInquiry: true },
  }),
  chargeDeclined: card('4000000000000002', 'visa', generic),
  chargeDeclinedInsufficientFunds: card('4000000000009995', 'visa', insufficient),
  chargeDeclinedLostCard: card(
    '4000000000009987',
    'visa',
    declined('Your card was declined.', 'card_declined', 'lost_card'),
  ),
  chargeDeclinedStolenCard: card(
    '4000000000009979',
    'visa',
    declined('Your card was declined.', 'card_declined', 'stolen_card'),
  ),
  chargeDeclinedExpiredCard: card('4000000000000069', 'visa', declined('Your card has expired.', 'expired_card')),
  chargeDeclinedIncorrectCvc: card(
    '4000000000000127',
    'visa',
    declined("Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  chargeDeclinedProcessingError: card(
    '4000000000000119',
    'visa',
    declined('An error occurred while processing your card. Try again in a little bit.', 'processing_error'),
  ),
  chargeCustomerFail: card('4000000000000341', 'visa', { ...generic, attaches: true }),
  authenticationRequiredOnSetup: card('4000002500003155', 'visa', authenticated('unlessSetUp')),
  authenticationRequired: card('4000002760003184', 'visa', authenticated('always')),
  threeDSecure2Required: card('4000000000003220', 'visa', authenticated('always')),
  authenticationRequiredChargeDeclinedInsufficientFunds: card('4000008260003178', 'visa', {
    ...insufficient,
    authentication: 'always',
    attaches: true,
  }),
};

const aliases: Readonly<Record<string, string>> = {
  visa_chargeDeclined: 'chargeDeclined',
  visa_chargeDeclinedInsufficientFunds: 'chargeDeclinedInsufficientFunds',
  visa_chargeDeclinedLostCard: 'chargeDeclinedLostCard',
  visa_chargeDeclinedStolenCard: 'chargeDeclinedStolenCard',
  threeDSecureRequired: 'threeDSecure2Required',
  threeDSecureOptional: 'visa',
};

const byNumber = new Map(Object.values(testCards).map((each) => [each.number, each]));

/** The test card behind `pm_card_visa` or `tok_visa`. */
export function testCardOfName(id: string): TestCard | undefined {
  const name = /^(?:pm_card|tok)_(\w+)$/.exec(id)?.[1] ?? '';
  const key = aliases[name] ?? name;
  return Object.hasOwn(testCards, key) ? testCards[key] : undefined;
}

export function testCardOfNumber(number: string): TestCard | undefined {
  return byNumber.get(number);
}
