/** The door of content: what `api/` and other modules may use. */
export { listUrls } from './list-urls.ts';
export { sendContact } from './send-contact.ts';
export { sendContactMailHandler } from './send-contact-mail.job.ts';
