import type { Instant } from '@js-joda/core';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import type { Viewer } from '#server/platform/sessions/viewer.ts';
import { voidTokens } from './issue-token.ts';

interface Ended {
  readonly userId: string;
  readonly now: Instant;
  /** Whose session goes on where it is one of the person; `null` where none does. */
  readonly keep: Viewer | null;
}

/**
 * Ends what has opened an account until now, within the transaction that changes how its owner comes in: sessions,
 * mailed links and tokens of programs.
 * @returns how many sessions ended
 */
export async function endAccess(em: EntityManager, { userId, now, keep }: Ended): Promise<{ sessions: number }> {
  const kept = keep?.kind === 'user' ? hashSecret(keep.sessionSecret) : '';
  const sessions = await sqlRows(em, 'delete from sessions where user_id = $1 and id <> $2 returning id', [
    userId,
    kept,
  ]);
  await voidTokens(em, now, userId);
  await revokePrograms(em, userId, now);
  return { sessions: sessions.length };
}

/** Ends the tokens of a person's programs. */
export async function revokePrograms(em: EntityManager, userId: string, now: Instant): Promise<void> {
  await sqlRows(em, 'update service_tokens set revoked_at = $2 where owner_id = $1 and revoked_at is null', [
    userId,
    now.toString(),
  ]);
}
