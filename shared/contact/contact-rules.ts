/** An address of mail, as zod knows one. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const LONGEST_EMAIL = 254;

/**
 * The name of a person, location or firm, as they write it: anything but line breaks, control characters, what turns the
 * direction of a text, and what programs that show mails read as an address of a page or of a mailbox.
 */
export const NAME = /^(?!.*(?::\/\/|www\.))[^\p{Cc}\u2028-\u202E\u2066-\u2069<>@]+$/iu;
export const LONGEST_NAME = 80;

/** 6 to 16 characters: starts with plus, digit or hyphen; digits, parentheses or hyphens between; ends with a digit. */
export const PHONE = /^[+\d-][\d()-]{4,14}\d$/;
export const PHONE_OR_NONE = new RegExp(`^$|${PHONE.source}`);

/** The zero of calls within a country, next to the country's code, behind which it is not dialled. */
const TRUNK_ZERO = /^(\+|00)([\d\s]*)\(0\)/u;
const MARKS = /[\s\p{Cf}\p{Pd}()./·]+/gu;

/**
 * A phone number as it is kept, one spelling: its digits, with the plus in front where it has one. Blanks, parentheses,
 * hyphens, dots and strokes are for the eye only; a text without digits stays as it is, to be refused.
 */
export function phoneDigits(text: string): string {
  const plain = text.normalize('NFKC').trim();
  return /\d/.test(plain) ? plain.replace(TRUNK_ZERO, '$1$2').replace(MARKS, '') : plain;
}

/** What the contact step asks for; an empty phone number is none, and who has one name leaves the last one empty. */
export interface Contact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

const within = (text: string, format: RegExp, longest: number) =>
  text.length <= longest && format.test(text) ? text : null;

const readName = (text: string) => within(text.trim(), NAME, LONGEST_NAME);

/**
 * Reads a field as `guestSchema` does, without the library of schemas, which is heavy for a page of the browser: the
 * text as it is kept, or `null` when it is not right.
 */
export const readContact: Readonly<Record<keyof Contact, (text: string) => string | null>> = {
  email: (text) => within(text.trim(), EMAIL, LONGEST_EMAIL),
  firstName: readName,
  lastName: (text) => text.trim() && readName(text),
  phoneNumber: (text) => within(phoneDigits(text), PHONE_OR_NONE, Infinity),
};
