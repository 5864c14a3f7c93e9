import { Instant } from '@js-joda/core';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** How long an answer may be taken back before it is mailed. */
const UNDO_SECONDS = 10;

/** Mails what was written in a thread. */
export const sendAnswer = defineJob({
  name: 'send-contact-answer',
  payload: z.object({ entryId: z.string() }),
  retries: 10,
});

interface Answer {
  readonly messageId: string;
  readonly body: string;
  /** `null` for a script. */
  readonly authorId: string | null;
}

/** What was written in a thread, and when its mail leaves; UTC. */
export interface Written {
  readonly messageId: string;
  readonly entryId: string;
  readonly sendsAt: string;
}

/**
 * Adds what was written to a thread, in the caller's transaction, which holds the thread; it is mailed ten seconds later.
 * The same once more before it has left is the same.
 */
export async function addAnswer(em: EntityManager, deps: Deps, answer: Answer): Promise<Written> {
  const { messageId, body, authorId } = answer;
  const now = deps.clock.now();
  const [same] = await sqlRows<{ id: string; created_at: Date }>(
    em,
    `select id, created_at from contact_entries
     where thread_id = $1 and kind = 'answer' and sent_at is null and body = $2 and author_id is not distinct from $3`,
    [messageId, body, authorId],
  );
  if (same !== undefined) {
    const sendsAt = Instant.ofEpochMilli(same.created_at.getTime()).plusSeconds(UNDO_SECONDS).toString();
    return { messageId, entryId: same.id, sendsAt };
  }
  const entryId = newId();
  await sqlRows(
    em,
    `insert into contact_entries (id, thread_id, kind, body, author_id, created_at) values ($1, $2, 'answer', $3, $4, $5)`,
    [entryId, messageId, body, authorId, now.toString()],
  );
  const startAfter = now.plusSeconds(UNDO_SECONDS);
  await deps.jobs.enqueue(em, sendAnswer, { entryId }, { startAfter });
  return { messageId, entryId, sendsAt: startAfter.toString() };
}
