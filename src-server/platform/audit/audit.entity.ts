import { defineEntity } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** What an administrator or a script did, with what it changed before and after. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: column.id(),
    actorId: column.ref().nullable(),
    action: column.text(),
    subject: column.text(),
    subjectId: column.text(),
    before: column.json<unknown>().nullable(),
    after: column.json<unknown>().nullable(),
    /** Who asked from where, with which words; secrets are left out. */
    call: column.json<unknown>().nullable(),
    /** What it set going; `null` where nothing did, and of entries that are older than this. */
    followed: column.json<unknown>().nullable(),
    createdAt: column.instant(),
    /** False while it is under way, and for good where the process died before it could say how it ended. */
    ended: column.flag(),
  },
});
