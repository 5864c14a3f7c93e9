import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { commonPassword } from './accounts.errors.ts';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash nobody's password has: an unknown address takes as long to refuse as a wrong password. */
const decoy = hash('no password of anybody', options);

/** @throws AppError 422 for a password that everybody tries first. */
export async function hashPassword(password: string): Promise<string> {
  if (commonPasswords.has(password.toLowerCase())) throw commonPassword();
  return hash(password, options);
}

/** Whether the password is the one that was hashed; takes the same time where there is none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoy), password, options).catch(() => false);
  return passwordHash !== null && right;
}
