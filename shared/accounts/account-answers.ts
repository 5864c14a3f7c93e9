import * as z from 'zod/mini';
import { adminRoles } from '#shared/accounts/admin-roles.ts';
import { languages } from './account-schema.ts';

/** What a person who is signed in may know of themselves. */
export const personAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(z.string()),
  countryOfResidence: z.nullable(z.string()),
  language: z.enum(languages),
  avatarUrl: z.nullable(z.string()),
  isPartner: z.boolean(),
  /** Whether they are an administrator who has given the second factor. */
  isAdmin: z.boolean(),
  adminRole: z.nullable(z.enum(adminRoles)),
  isConfirmed: z.boolean(),
  partnerOnboardingStep: z.int(),
});

/** What a new e-mail address takes. */
export const identityProofAnswer = z.object({
  needs: z.enum(['password', 'google', 'nothing']),
  /** Whether it takes a code of the second factor. */
  code: z.boolean(),
});

/** Whether who has an address must sign in. */
export const emailCheckAnswer = z.object({ email: z.string(), exists: z.boolean() });

/** A person's company. */
export const companyAnswer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  logoUrl: z.nullable(z.string()),
});

/** A card that the provider keeps for a person. */
export const savedCardAnswer = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

/** Whose address a mailed link has confirmed. */
export const activationAnswer = z.object({
  email: z.string(),
  isPartner: z.boolean(),
  isReopened: z.optional(z.boolean()),
});

/** When the link that confirms an address was mailed last, as an ISO instant. */
export const confirmationAnswer = z.object({ sentAt: z.nullable(z.string()) });
