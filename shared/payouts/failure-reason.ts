/** Codes of the card provider for payouts that came back, and the text that says it in plain words. */
const reasons = {
  account_closed: 'reasonClosed',
  account_frozen: 'reasonClosed',
  no_account: 'reasonUnknown',
  invalid_account_number: 'reasonUnknown',
  incorrect_account_holder_name: 'reasonUnknown',
  invalid_currency: 'reasonCurrency',
  payouts_not_allowed: 'reasonCurrency',
  debit_not_authorized: 'reasonRefused',
  bank_account_restricted: 'reasonRefused',
  bank_ownership_changed: 'reasonRefused',
  /** Ours: the account was taken over by the owner of its address. */
  account_forgotten: 'reasonForgotten',
  /** Called back at the card provider by the people of the house. */
  transfer_reversed: 'reasonCalledBack',
  /** Ours: the provider refused what we asked. */
  request_refused: 'reasonOurs',
} as const;

export type FailureReason = (typeof reasons)[keyof typeof reasons] | 'reasonBank';

/** Which text of the area `payouts` says why a payout came back; a general one for any other code. */
export const failureReasonOf = (code: string | null): FailureReason =>
  code !== null && Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : 'reasonBank';
