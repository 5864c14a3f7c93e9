/** The door of custody: the record of bags that were handed over. */
export { bagsCheckedIn, bagsCheckedOut, handOverCorrected } from './custody.events.ts';
export { askToBookAgainHandler } from './ask-to-book.job.ts';
export { type CustodyRecord, custodyRecord } from './record.ts';
export { checkRecordFile, signedRecord } from './record-file.ts';
export { handOverPhoto, keepHandOverPhoto } from './hand-over-photo.ts';
export { tellOfMissingBagsHandler } from './missing-bags.job.ts';
export { recordPdf } from './record-pdf.ts';
export { requireRecordFile } from './who-may.ts';
export { staffActs } from './staff-acts.ts';
