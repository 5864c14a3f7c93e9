import * as z from 'zod/mini';

/** Letters of any script, comma, space, apostrophe and hyphen. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}, '’-]*$/u;

/** 6 to 16 characters: starts with plus, digit or hyphen; digits, parentheses or hyphens between; ends with a digit. */
const PHONE = /^[+\d-][\d()-]{4,14}\d$/;
const PHONE_OR_NONE = new RegExp(`^$|${PHONE.source}`);

/** An empty text is told once, as that, and not also for its format. */
export const filled = z.minLength(1, { error: 'required', abort: true });

/** Spaces inside a phone number are for the eye only. */
const withoutSpaces = z.overwrite((text: string) => text.replace(/\s+/g, ''));

export const emailSchema = z.string().check(z.trim(), filled, z.maxLength(254), z.email('invalidEmail'));
export const nameSchema = z.string().check(z.trim(), filled, z.maxLength(80), z.regex(NAME, 'invalidName'));
export const phoneSchema = z.string().check(withoutSpaces, filled, z.regex(PHONE, 'invalidPhone'));
/** Where none has to be given. */
export const optionalPhoneSchema = z.string().check(withoutSpaces, z.regex(PHONE_OR_NONE, 'invalidPhone'));

/** What a guest says of themselves when booking. */
export const guestSchema = z.object({
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  phoneNumber: z.optional(optionalPhoneSchema),
});
