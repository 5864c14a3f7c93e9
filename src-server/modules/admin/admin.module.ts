/** The door of administration: what other modules may use. */
export { compareWithProviderHandler } from './provider-check/compare-with-provider.job.ts';
export { noAccountToClose } from './admin.errors.ts';
export { closeOwnAccount } from './close-own-account.ts';
export { eraseClosedHandler } from './erase-closed.job.ts';
export { forgetOldStaysHandler } from './forget-old-stays.job.ts';
export { housekeepingHandler } from './housekeeping.job.ts';
export { freeHeard } from './jobs/free-waiting.ts';
export { freeWaitingJobsHandler } from './jobs/free-waiting.job.ts';
export { keepFailedJobsHandler } from './jobs/keep-failed.job.ts';
export { keepEvent } from './events/keep-event.ts';
export { runChecksHandler } from './checks/run-checks.job.ts';
export { morningMailsHandler } from './own-mails/morning-mails.job.ts';
export { sendIncidentMailHandler } from './own-mails/send-incident-mail.job.ts';
export { sendMorningMailHandler } from './own-mails/send-morning-mail.job.ts';
export { watchIncidentsHandler } from './own-mails/watch-incidents.job.ts';
