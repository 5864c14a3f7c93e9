/** The door of the ledger: what other modules may use. */
export {
  balancesOf,
  earningEntries,
  paymentEntries,
  recordEarning,
  recordFailedPayout,
  recordFailedRefund,
  recordPayment,
  recordPayout,
  recordRefund,
} from './ledger.ts';
