import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../contact/contact-schema.ts';

const id = z.string().check(z.minLength(1, 'required'), z.maxLength(64));
const listingIds = z.array(id).check(z.minLength(1, 'required'), z.maxLength(100));
const token = z.string().check(z.minLength(1, 'required'), z.maxLength(200));

/** Who is invited to which counters, and the language of the mail. */
export const inviteStaffSchema = z.object({
  email: emailSchema,
  language: z.enum(['english', 'french', 'spanish']),
  listingIds,
});
export const staffRefSchema = z.object({ memberId: id });
export const staffLocationsSchema = z.object({ memberId: id, listingIds });
export const staffTokenSchema = z.object({ token });

/** Somebody without an account comes in by the link of the mail. */
export const joinStaffSchema = z.object({
  token,
  firstName: nameSchema,
  lastName: nameSchema,
  password: z.string().check(z.minLength(8), z.maxLength(128)),
});
