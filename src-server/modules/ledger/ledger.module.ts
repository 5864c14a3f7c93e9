/** The door of the ledger: what other modules may use. */
export { earnedAmounts, type EarnedRow, earnedSql, earnedValues } from './earned.sql.ts';
export {
  balancesOf,
  earningEntries,
  openLinesOf,
  paymentEntries,
  recordCalledBack,
  recordClawBack,
  recordDispute,
  recordEarning,
  recordFailedPayout,
  recordFailedRefund,
  recordGoodwillShare,
  recordLost,
  recordLosses,
  recordPayment,
  recordPayout,
  recordRefund,
  shareLeft,
} from './ledger.ts';
export { differenceNeeds, noteDifference, seenTo, settleDifference } from './provider-differences.ts';
