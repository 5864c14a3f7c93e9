/** The door of content: what `api/` and other modules may use. */
export { removeNote as removeNoteFromThread, sendAnswerHandler } from './messages/answer-thread.ts';
export { publishPageHandler } from './editing/publish.ts';
export { uploadPagePicture } from './pictures/upload-page-picture.ts';
export { findPicture } from './pictures/find-picture.ts';
export { listUrls } from './list-urls.ts';
export { llmsText } from './llms-text.ts';
export { sendContact } from './send-contact.ts';
export { sendContactMailHandler } from './send-contact-mail.job.ts';
export { messageNeeds } from './message-needs.ts';
