/** An address of mail, as zod knows one. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const LONGEST_EMAIL = 254;

/** Letters of any script, comma, space, apostrophe and hyphen. */
export const NAME = /^[\p{L}\p{M}][\p{L}\p{M}, '’-]*$/u;
export const LONGEST_NAME = 80;

/** 6 to 16 characters: starts with plus, digit or hyphen; digits, parentheses or hyphens between; ends with a digit. */
export const PHONE = /^[+\d-][\d()-]{4,14}\d$/;
export const PHONE_OR_NONE = new RegExp(`^$|${PHONE.source}`);

/** Spaces inside a phone number are for the eye only. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** What the contact step asks for; an empty phone number is none. */
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
  lastName: readName,
  phoneNumber: (text) => within(withoutSpaces(text), PHONE_OR_NONE, Infinity),
};
