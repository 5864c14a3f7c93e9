/** The door of the ledger: what other modules may use. */
export { earnedAmounts, type EarnedRow, earnedSql, earnedValues } from './earned.sql.ts';
export {
  balancesOf,
  earningEntries,
  paymentEntries,
  recordClawBack,
  recordDispute,
  recordEarning,
  recordFailedRefund,
  recordGoodwillShare,
  recordLost,
  recordLosses,
  recordPayment,
  recordRefund,
} from './ledger.ts';
export { recordCalledBack, recordFailedPayout, recordPayout } from './payout-movements.ts';
export { noteDifference, seenTo, settleDifference } from './provider-differences.ts';
