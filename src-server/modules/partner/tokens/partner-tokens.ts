import type { z } from 'zod/mini';
import type { makeTokenSchema, TokenLevel } from '#shared/accounts/token-schema.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { tokenNameTaken, tokenNotFound, tooManyTokens } from './tokens.errors.ts';

/** More than a partner has programs. */
const MAX_TOKENS = 20;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly may: TokenLevel;
  readonly hint: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

/** A partner's tokens that were not revoked, the newest first; one that is over stays until it is. Never a token itself. */
export async function tokensOf({ db, clock }: Pick<Deps, 'clock' | 'db'>, ownerId: string) {
  const [rows, [place]] = await Promise.all([
    db.query<Row>(
      'select id, name, may, hint, created_at, expires_at, last_used_at from service_tokens where owner_id = $1 and revoked_at is null order by created_at desc, id desc',
      [ownerId],
    ),
    db.query<{ time_zone: string }>(
      'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
      [ownerId],
    ),
  ]);
  const tokens = rows.map((row) => ({
    id: row.id,
    name: row.name,
    may: row.may,
    hint: row.hint,
    createdAt: isoOfDate(row.created_at),
    expiresAt: isoOfDate(row.expires_at),
    isOver: row.expires_at.getTime() <= clock.now().toEpochMilli(),
    lastUsedAt: row.last_used_at === null ? null : isoOfDate(row.last_used_at),
  }));
  return { tokens, zone: place?.time_zone ?? 'UTC' };
}

/**
 * Makes a token that acts for its partner. It is shown once and kept nowhere.
 * @throws AppError 422 for a name that is taken, 409 for too many, 429 when it is asked too often.
 */
export async function makeToken(deps: Deps, ownerId: string, { name, may, days }: z.output<typeof makeTokenSchema>) {
  await limitRate({ deps }, { name: 'token-make', hits: 20, perSeconds: 3600 }, ownerId);
  const { tokens } = await tokensOf(deps, ownerId);
  if (tokens.length >= MAX_TOKENS) throw tooManyTokens();
  const acts = { ownerId, may };
  const made = await serviceTokensOf(deps.db, deps.clock).make({ name, role: 'partner', days, acts });
  if (made === null) throw tokenNameTaken();
  await note(deps, ownerId, 'tokens.make', made.id, { name, may, days });
  return made;
}

/** Ends a partner's token at once; again it changes nothing. @throws AppError 404 for a foreign or unknown one. */
export async function revokeToken(deps: Deps, ownerId: string, tokenId: string): Promise<void> {
  const found = await deps.db.query<{ name: string }>(
    'update service_tokens set revoked_at = coalesce(revoked_at, $3) where id = $1 and owner_id = $2 returning name',
    [tokenId, ownerId, deps.clock.now().toString()],
  );
  const [token] = found;
  if (token === undefined) throw tokenNotFound();
  await note(deps, ownerId, 'tokens.revoke', tokenId, { name: token.name });
}

/** Who may act in whose name is written down. */
const note = (deps: Deps, ownerId: string, action: string, tokenId: string, after: object): Promise<void> =>
  inTransaction(deps, (em) =>
    writeEntry(em, {
      actorId: ownerId,
      action,
      subject: 'service_tokens',
      subjectId: tokenId,
      after,
      at: deps.clock.now().toString(),
    }),
  );
