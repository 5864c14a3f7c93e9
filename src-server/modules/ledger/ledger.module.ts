/** The door of the ledger: what other modules may use. */
export { earnedBetween } from './earned-between.ts';
export {
  balancesOf,
  earningEntries,
  openLinesOf,
  paymentEntries,
  recordClawBack,
  recordDispute,
  recordEarning,
  recordFailedPayout,
  recordFailedRefund,
  recordPayment,
  recordPayout,
  recordRefund,
  shareLeft,
} from './ledger.ts';
