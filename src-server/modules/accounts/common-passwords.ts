import { dictionary } from '@zxcvbn-ts/language-common';

/** As many as are refused of the passwords that are long enough to be taken, the most common first. */
const REFUSED = 10_000;
const SHORTEST = 8;

/** What the list has not among these: runs of digits, what is common by now, and what is of luggage. */
const newer = `
  password! p@ssword 123123123 00000000 88888888 99999999 12341234 87654321 987654321 abcdefgh batman123 letmein123
  changeme1 guest123 default1 luggage1 suitcase linkedin
`;

/** Passwords that are tried first, in small letters. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST).slice(0, REFUSED),
  ...newer.trim().split(/\s+/),
]);
