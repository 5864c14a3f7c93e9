/** The door of payouts: what other modules and the API may use. */
export { payoutFailed, payoutPaid } from './payouts.events.ts';
export { payoutSubscriptions } from './payouts.subscriptions.ts';
export { receiveAccountEvent } from './receive-account-event.ts';
export { receivePayoutEvent } from './receive-payout-event.ts';
export { returnPayoutHandler } from './return-payout.job.ts';
export { runPayoutsHandler } from './run-payouts.job.ts';
export { sendPayoutHandler } from './send-payout.job.ts';
export { sendAccountChangeMailHandler } from './account-changes/send-account-change-mail.job.ts';
export { sendPayoutMailHandler } from './send-payout-mail.job.ts';
export { sendWeeklySummaryHandler } from './weekly/send-weekly-summary.job.ts';
export { weeklySummariesHandler } from './weekly/weekly-summaries.job.ts';
export { stopWeeklySummary } from './weekly/weekly-switch.ts';
export { statementCsv } from './statement-csv.ts';
export { statementPdf } from './statement-pdf.ts';
export { payoutNeeds } from './operations/payout-needs.ts';
export { balancesDue } from './operations/balances-due.ts';
export { payAll } from './operations/pay-all.ts';
export { nextPayoutDate } from './next-payout.ts';
