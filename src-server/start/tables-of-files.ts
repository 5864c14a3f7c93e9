import type { TableOfFiles } from '#server/platform/files/move-files.ts';

/** Where modules keep pictures and documents. */
export const tablesOfFiles: readonly TableOfFiles[] = [
  ['files', 'id', 'content_type'],
  ['hand_over_photos', 'id', 'content_type'],
  ['claim_photos', 'id', `'image/jpeg'`],
  ['door_photos', 'report_id', `'image/jpeg'`],
  ['claim_receipts', 'booking_id', 'content_type'],
];
