import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../contact/contact-schema.ts';

const id = z.string().check(z.minLength(1, 'required'), z.maxLength(64));
const listingIds = z.array(id).check(z.minLength(1, 'required'), z.maxLength(100));
const token = z.string().check(z.minLength(1, 'required'), z.maxLength(200));

/** What a person may do besides checking in and out. */
const staffActs = ['photograph', 'correct'] as const;
export type StaffAct = (typeof staffActs)[number];

/** Who is invited to which counters, and the language of the mail. */
export const inviteStaffSchema = z.object({
  email: emailSchema,
  language: z.enum(['english', 'french', 'spanish']),
  listingIds,
  /** All that they may do besides. */
  may: z.array(z.enum(staffActs)).check(z.maxLength(staffActs.length)),
});
export const staffRefSchema = z.object({ memberId: id });
export const staffLocationsSchema = z.object({ memberId: id, listingIds });
export const staffMaySchema = z.object({ memberId: id, act: z.enum(staffActs), isAllowed: z.boolean() });
export const staffTokenSchema = z.object({ token });

/** A person without an account comes in by the link of the mail. */
export const joinStaffSchema = z.object({
  token,
  firstName: nameSchema,
  lastName: nameSchema,
  password: z.string().check(z.minLength(8), z.maxLength(128)),
});
