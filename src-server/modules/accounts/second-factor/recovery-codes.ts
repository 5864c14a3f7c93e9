import { randomInt } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { derivedKey } from '#server/platform/sessions/secrets.ts';

const COUNT = 10;
/** Nothing that a hand mistakes for something else. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const LENGTH = 8;

const hashOf = ({ config }: Pick<Deps, 'config'>, userId: string, code: string): string =>
  derivedKey(config.appSecret, 'recovery-code', `${userId}:${code}`);

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Ten new codes in place of all before, as `XXXX-XXXX`; they are shown this once. */
export async function replaceRecoveryCodes(
  deps: Pick<Deps, 'config'>,
  em: EntityManager,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await sqlRows(em, 'delete from recovery_codes where user_id = $1', [userId]);
  await sqlRows(em, 'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
    userId,
    codes.map((code) => hashOf(deps, userId, code)),
  ]);
  return codes.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`);
}

/** Takes a person's second factor away, its recovery codes too. @returns whether there was one */
export async function removeFactor(em: EntityManager, userId: string): Promise<boolean> {
  await sqlRows(em, 'delete from recovery_codes where user_id = $1', [userId]);
  return (await sqlRows(em, 'delete from second_factors where user_id = $1 returning user_id', [userId])).length > 0;
}

/** Uses a recovery code up. @returns whether it was one that was still good */
export async function useRecoveryCode(
  deps: Pick<Deps, 'config' | 'clock'>,
  em: EntityManager,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await sqlRows(
    em,
    'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
    [userId, hashOf(deps, userId, code), deps.clock.now().toString()],
  );
  return used.length > 0;
}
