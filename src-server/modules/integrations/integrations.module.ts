/** The door of integrations: what other modules and the API may use. */
export { isGuestyThere } from './guesty-api.ts';
export { integrationSubscriptions } from './integrations.subscriptions.ts';
export { guestsHeldNeeds } from './guests-held-needs.ts';
export { sendGuestyMailHandler } from './send-guesty-mail.job.ts';
