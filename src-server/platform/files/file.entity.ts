import { defineEntity, p } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** A stored picture, re-encoded at upload; see `FileStore`. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'files',
  properties: {
    id: column.id(),
    contentType: column.text(),
    width: column.int(),
    height: column.int(),
    /** `null` where a store of objects has them. */
    bytes: p.blob().nullable(),
    objectKey: column.text().nullable(),
    createdAt: column.instant(),
  },
});
