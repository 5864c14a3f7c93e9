import * as z from 'zod/mini';
import { secondFactorCodeSchema } from './second-factor-schema.ts';
import {
  emailSchema,
  filled,
  lastNameSchema,
  nameSchema,
  optionalPhoneSchema,
  phoneSchema,
} from '../contact/contact-schema.ts';
import { NAME } from '../contact/contact-rules.ts';

/** As the settings name it, or an ISO 3166 code as a sign-up does. */
const COUNTRY = /^(canada|usa|[A-Z]{2})$/;

const passwordLimits = { min: 8, max: 128 } as const;

const passwordSchema = z.string().check(filled, z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max));

const givenPassword = z.string().check(filled, z.maxLength(passwordLimits.max));

/** Of the second factor, where the account has one. */
const optionalCodeSchema = z.optional(z.union([z.literal(''), secondFactorCodeSchema]));

export const signInSchema = z.object({
  email: emailSchema,
  password: givenPassword,
  code: optionalCodeSchema,
});

export const mailedCodeRequestSchema = z.object({ email: emailSchema });

/** Signing in by the six digits of a mail, with the second factor's code where the account has one. */
export const mailedCodeSchema = z.object({
  email: emailSchema,
  mailedCode: z.string().check(z.trim(), filled, z.regex(/^\d{6}$/, 'invalidFormat')),
  code: optionalCodeSchema,
});

export const signUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  passwordConfirmation: givenPassword,
  firstName: nameSchema,
  lastName: nameSchema,
  phoneNumber: phoneSchema,
});

/** How a partner is reached; `countryOfResidence` is an ISO 3166 code. */
const partnerContactSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  countryOfResidence: z.string().check(z.trim(), filled, z.regex(/^[A-Z]{2}$/, 'invalidFormat')),
  email: emailSchema,
  phoneNumber: phoneSchema,
});

export const registerPartnerSchema = z.extend(partnerContactSchema, {
  password: passwordSchema,
  passwordConfirmation: givenPassword,
});

/** A person who is signed in already; a new e-mail address takes the strongest proof of the account. */
export const partnerContactChangeSchema = z.extend(partnerContactSchema, {
  currentPassword: z.optional(z.string().check(z.maxLength(passwordLimits.max))),
  code: optionalCodeSchema,
});

export const resetRequestSchema = z.object({
  email: emailSchema,
  /** One that no link can lead to is the same as none. */
  redirectUrl: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
});

export const resetConfirmSchema = z.object({
  token: z.string().check(filled, z.maxLength(200)),
  client: z.optional(z.string().check(z.maxLength(200))),
  uid: z.optional(z.string().check(z.maxLength(254))),
  password: passwordSchema,
  passwordConfirmation: givenPassword,
});

/** A confirmation guards against slips of who types: a call may leave it out, a form asks for it. */
const callConfirmation = { passwordConfirmation: z.optional(givenPassword) };
export const signUpCallSchema = z.extend(signUpSchema, callConfirmation);
export const registerPartnerCallSchema = z.extend(registerPartnerSchema, callConfirmation);
export const resetConfirmCallSchema = z.extend(resetConfirmSchema, callConfirmation);

export const emailCheckSchema = z.object({ email: emailSchema });

export const accountIdSchema = z.object({ id: z.string().check(filled, z.maxLength(64)) });

export const activationSchema = z.object({
  id: z.string().check(filled, z.maxLength(64)),
  token: z.string().check(filled, z.maxLength(200)),
});

export const languages = ['english', 'french', 'spanish'] as const;

/** A new e-mail address takes the strongest proof of the account besides. */
export const profileSchema = z.object({
  firstName: z.optional(nameSchema),
  lastName: z.optional(lastNameSchema),
  email: z.optional(emailSchema),
  phoneNumber: z.optional(optionalPhoneSchema),
  language: z.optional(z.enum(languages)),
  countryOfResidence: z.optional(z.string().check(z.trim(), z.regex(COUNTRY, 'invalidFormat'))),
  currentPassword: z.optional(z.string().check(z.maxLength(passwordLimits.max))),
  code: optionalCodeSchema,
});

export const passwordChangeSchema = z.object({
  currentPassword: givenPassword,
  code: optionalCodeSchema,
  password: passwordSchema,
  passwordConfirmation: givenPassword,
});

export const passwordChangeCallSchema = z.extend(passwordChangeSchema, callConfirmation);

export const companySchema = z.object({
  name: z.string().check(z.trim(), filled, z.maxLength(120), z.regex(NAME, 'invalidName')),
  email: emailSchema,
});
