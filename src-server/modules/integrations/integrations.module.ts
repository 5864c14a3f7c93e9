/** The door of integrations: what other modules and the API may use. */
export { sendGuestyMailHandler } from './send-guesty-mail.job.ts';
