/** Published test account numbers to which payouts fail, with the code; payouts to any other arrive. */
const failing: Readonly<Record<string, string>> = {
  '000111111116': 'no_account',
  '000111111113': 'account_closed',
  '000222222227': 'insufficient_funds',
  '000333333335': 'debit_not_authorized',
  '000444444440': 'invalid_currency',
};

/** What the bank says, by code. */
export const payoutFailureMessages: Readonly<Record<string, string>> = {
  no_account: 'The bank account details on file are probably incorrect.',
  account_closed: 'The bank account has been closed.',
  insufficient_funds: 'There are insufficient funds to make this payout.',
  debit_not_authorized: 'Debit transactions are not approved on the bank account.',
  invalid_currency: 'The bank was unable to process this payout because of its currency.',
};

/** What a bank account with this number keeps of that. */
export function payoutFailureOf(accountNumber: string): { sandbox_payout_failure?: string } {
  const code = failing[accountNumber];
  return code === undefined ? {} : { sandbox_payout_failure: code };
}
