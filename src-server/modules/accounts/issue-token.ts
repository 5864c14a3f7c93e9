import type { Instant } from '@js-joda/core';
import type { Clock } from '#server/platform/clock.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { hashSecret, newSecret } from '#server/platform/sessions/secrets.ts';
import { Token, type TokenPurpose } from './accounts.entity.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

const hours: Record<TokenPurpose, number> = { activation: 7 * 24, password_reset: 1, claim: 7 * 24, reopening: 7 * 24 };

/** A new single-use link secret; earlier unused ones of the same purpose stop working, claims apart: each mail of a booking has one. */
export async function issueToken(
  em: EntityManager,
  clock: Clock,
  userId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const now = clock.now();
  const secret = newSecret();
  if (purpose !== 'claim') await em.nativeUpdate(Token, { userId, purpose, usedAt: null }, { usedAt: now });
  await em.insert(Token, {
    id: newId(),
    userId,
    purpose,
    tokenHash: hashSecret(secret),
    expiresAt: now.plusSeconds(hours[purpose] * 3600),
    usedAt: null,
    createdAt: now,
  });
  return secret;
}

/** A link's secret that is still good, without using it up; `null` for an unknown, used or expired one. */
export async function findToken(em: EntityManager, now: Instant, secret: string, purpose: TokenPurpose) {
  return em.findOne(Token, { tokenHash: hashSecret(secret), purpose, usedAt: null, expiresAt: { $gt: now } });
}

/** Stops every unused link and mailed code of a person, such as those that went to an address they have left. */
export async function voidTokens(em: EntityManager, now: Instant, userId: string): Promise<void> {
  await em.nativeUpdate(Token, { userId, usedAt: null }, { usedAt: now });
  await sqlRows(em, 'delete from sign_in_codes where user_id = $1', [userId]);
}

/**
 * Uses a link's secret up: at most one caller gets the user, however many try at once.
 * @returns the user's id, or `null` for an unknown, used or expired secret.
 */
export async function useToken(
  em: EntityManager,
  now: Instant,
  secret: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const rows = await sqlRows<{ user_id: string }>(
    em,
    `update tokens set used_at = $1 where token_hash = $2 and purpose = $3 and used_at is null and expires_at > $4
     returning user_id`,
    [now.toString(), hashSecret(secret), purpose, now.toString()],
  );
  return rows[0]?.user_id ?? null;
}
