/** The door of payouts: what other modules and the API may use. */
export { receiveAccountEvent } from './receive-account-event.ts';
export { runPayoutsHandler } from './run-payouts.job.ts';
export { sendPayoutHandler } from './send-payout.job.ts';
