/** The door of the ledger: what other modules may use. */
export {
  earningEntries,
  paymentEntries,
  recordEarning,
  recordFailedRefund,
  recordPayment,
  recordRefund,
} from './ledger.ts';
