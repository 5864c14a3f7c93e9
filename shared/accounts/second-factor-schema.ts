import * as z from 'zod/mini';

/** Six digits of a codes app, or one recovery code; spaces and dashes don't count. */
export const secondFactorCodeSchema = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(\d{6}|[A-Z0-9]{8})$/, 'invalidFormat'),
);

export const secondFactorSchema = z.object({ code: secondFactorCodeSchema });

/** Who takes their second factor away proves both: what they know and what they have. */
export const endSecondFactorSchema = z.object({
  password: z.string().check(z.maxLength(128)),
  code: secondFactorCodeSchema,
});

/** A proof that a person is still who signed in: the password, or the second factor. */
export const proofSchema = z.object({
  password: z.optional(z.string().check(z.maxLength(128))),
  code: z.optional(secondFactorCodeSchema),
});

/** What a person may know of their own second factor. */
export const secondFactorAnswer = z.object({
  /** `null` where there is none. */
  setAt: z.nullable(z.string()),
  codesLeft: z.int(),
  /** Administrators can't do without. */
  isRequired: z.boolean(),
  hasPassword: z.boolean(),
});
