import { defineEntity } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** A mail that was kept for reading at /dev/mailbox instead of being sent. */
export const DevMail = defineEntity({
  name: 'DevMail',
  tableName: 'dev_mails',
  properties: {
    id: column.id(),
    recipient: column.text(),
    subject: column.text(),
    html: column.text(),
    text: column.text(),
    createdAt: column.instant(),
  },
});
