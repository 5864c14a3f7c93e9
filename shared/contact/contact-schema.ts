import * as z from 'zod/mini';
import { EMAIL, LONGEST_EMAIL, LONGEST_NAME, NAME, PHONE, PHONE_OR_NONE, phoneDigits } from './contact-rules.ts';

/** An empty text is refused once, as that, and not also for its format. */
export const filled = z.minLength(1, { error: 'required', abort: true });

const spaceless = z.overwrite(phoneDigits);

export const emailSchema = z
  .string()
  .check(z.trim(), filled, z.maxLength(LONGEST_EMAIL), z.email({ pattern: EMAIL, error: 'invalidEmail' }));
export const nameSchema = z.string().check(z.trim(), filled, z.maxLength(LONGEST_NAME), z.regex(NAME, 'invalidName'));
export const NAME_OR_NONE = new RegExp(`^$|${NAME.source}`, NAME.flags);

/** The last name of a traveller, who may have one name only. */
export const lastNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_NAME), z.regex(NAME_OR_NONE, 'invalidName'));
export const phoneSchema = z.string().check(spaceless, filled, z.regex(PHONE, 'invalidPhone'));
/** Where none has to be given. */
export const optionalPhoneSchema = z.string().check(spaceless, z.regex(PHONE_OR_NONE, 'invalidPhone'));

/** What a guest says of themselves when booking. */
export const guestSchema = z.object({
  email: emailSchema,
  firstName: nameSchema,
  lastName: lastNameSchema,
  phoneNumber: z.optional(optionalPhoneSchema),
});
