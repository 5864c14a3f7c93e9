import { defineEntity, p } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** A stored picture, re-encoded at upload. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'files',
  properties: {
    id: column.id(),
    contentType: column.text(),
    width: column.int(),
    height: column.int(),
    bytes: p.blob(),
    createdAt: column.instant(),
  },
});
