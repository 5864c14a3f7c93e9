import * as z from 'zod/mini';
import { PEOPLE_STEP, peopleKinds } from './lists.ts';
import { adminRoles } from '../accounts/admin-roles.ts';
import { emailSchema, nameSchema } from '../contact/contact-schema.ts';

const userId = z.uuid();

export const findPeopleSchema = z.object({
  /** A part of a name, an address, a phone number or a company. */
  text: z.string().check(z.trim(), z.maxLength(120)),
  kind: z.enum(peopleKinds),
  limit: z.int().check(z.gte(1), z.lte(200)),
});
/** One step of the list. */
export const peopleAmountsSchema = z.object({
  userIds: z.array(userId).check(z.minLength(1), z.maxLength(PEOPLE_STEP)),
});
export const personIdSchema = z.object({ userId });
/** One session by the name of its device; `null` for all of them. */
export const endSessionsSchema = z.object({ userId, client: z.nullable(z.string().check(z.maxLength(64))) });
/** The token of a program that acts for them. */
export const revokeTokenSchema = z.object({ userId, tokenId: z.uuid() });
export const setAdminRoleSchema = z.object({ userId, role: z.nullable(z.enum(adminRoles)) });
/** A person who has no account yet, and what they are to do. */
export const inviteAdministratorSchema = z.object({
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  role: z.enum(adminRoles),
});
export const correctAddressSchema = z.object({ userId, email: emailSchema });

export const setPartnerSchema = z.object({ userId, isPartner: z.boolean() });

/** What a second administrator says yes to. */
export const secondYesSchema = z.object({ about: z.enum(['claim', 'refund', 'account']) });

/** What has to end before a partner is none: public locations, stays there, shares, claims that are not decided. */
export const partnerObstacles = ['listing', 'booking', 'share', 'claim'] as const;
export type PartnerObstacle = (typeof partnerObstacles)[number];

/** What has to end before a person can be erased: locations, bookings, refunds, claims, disputes, work, shares. */
export type ErasureObstacle = 'listing' | 'booking' | 'refund' | 'claim' | 'dispute' | 'staff' | 'admin' | 'share';
