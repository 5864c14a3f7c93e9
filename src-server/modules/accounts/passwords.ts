import { hash, verify } from '@node-rs/argon2';
import type { Deps } from '#server/deps.ts';
import { commonPasswords } from './common-passwords.ts';
import { commonPassword, passwordsDontMatch } from './accounts.errors.ts';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash no one's password has: an unknown address takes as long to refuse as a wrong password. */
const decoy = hash('no password of any account', options);

/** Whose password it is. */
interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters and digits without case and accents, in their runs: `J. Müller-Lüdenscheidt` has three. */
const runsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** As many signs as a word has that is looked for within others; `Eve` is in `seven`. */
const LONG = 4;

/** Whether a password holds the site's name, or a name or the address of its person; what is shorter stands alone there. */
function holdsName(password: string, siteName: string, { email, firstName, lastName }: Person): boolean {
  const named = [siteName, firstName, lastName, email.split('@', 1)[0] ?? ''].map(runsOf);
  const words = named.flatMap((runs) => [...runs, runs.join('')]);
  const joined = runsOf(password).join('');
  // `Eve12345` begins with the name.
  const alone = new Set(joined.match(/\p{L}+|\p{N}+/gu));
  return words.some((word) => (word.length < LONG ? word.length > 1 && alone.has(word) : joined.includes(word)));
}

/** @throws AppError 422 for a confirmation that is another password; one that was left out confirms nothing. */
export function requireSamePassword({
  password,
  passwordConfirmation = password,
}: {
  readonly password: string;
  readonly passwordConfirmation?: string | undefined;
}): void {
  if (password !== passwordConfirmation) throw passwordsDontMatch();
}

/** As many different signs as a password has at least: one or two again and again are tried soon. */
const DIFFERENT = 3;

/** @throws AppError 422 for a password that is tried first: everywhere, at this site, or for this person. */
export async function hashPassword(
  { config }: Pick<Deps, 'config'>,
  person: Person,
  password: string,
): Promise<string> {
  const folded = password.toLowerCase();
  const isTriedFirst = commonPasswords.has(folded) || new Set(folded).size < DIFFERENT;
  if (isTriedFirst || holdsName(password, config.SITE_NAME, person)) throw commonPassword();
  return hash(password, options);
}

/** Whether the password is the one that was hashed; takes the same time where there is none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoy), password, options).catch(() => false);
  return passwordHash !== null && right;
}
