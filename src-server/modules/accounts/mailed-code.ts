import { randomInt } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';

const MINUTES = 10;
/** Wrong tries after which a code opens nothing. */
const TRIES = 5;

/** Six digits have few bits: the database keeps them by a key that it does not have. */
const hashOf = ({ config }: Pick<Deps, 'config'>, userId: string, code: string): string =>
  derivedKey(config.appSecret, 'sign-in-code', `${userId}:${code}`);

/** New digits for the mail that is being written; those of an earlier mail open nothing from then on. */
export async function issueMailedCode(deps: Deps, em: EntityManager, userId: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sqlRows(
    em,
    `insert into sign_in_codes (user_id, code_hash, expires_at) values ($1, $2, $3)
     on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong = 0`,
    [
      userId,
      hashOf(deps, userId, code),
      deps.clock
        .now()
        .plusSeconds(MINUTES * 60)
        .toString(),
    ],
  );
  return code;
}

/** Whether it is the newest code of the account and still good; a wrong one is counted, whatever becomes of the call. */
export const isMailedCode = (deps: Deps, userId: string, code: string): Promise<boolean> =>
  inTransaction(deps, async (em) => {
    const [kept] = await sqlRows<{ code_hash: string }>(
      em,
      'select code_hash from sign_in_codes where user_id = $1 and wrong < $2 and expires_at > $3 for update',
      [userId, TRIES, deps.clock.now().toString()],
    );
    if (kept === undefined) return false;
    const isRight = isSameSecret(kept.code_hash, hashOf(deps, userId, code));
    if (!isRight) await sqlRows(em, 'update sign_in_codes set wrong = wrong + 1 where user_id = $1', [userId]);
    return isRight;
  });

/** Uses a right code up. @returns false where another call was first. */
export async function useMailedCode(deps: Deps, em: EntityManager, userId: string, code: string): Promise<boolean> {
  const used = await sqlRows(em, 'delete from sign_in_codes where user_id = $1 and code_hash = $2 returning user_id', [
    userId,
    hashOf(deps, userId, code),
  ]);
  return used.length > 0;
}
