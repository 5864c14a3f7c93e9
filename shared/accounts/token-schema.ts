import * as z from 'zod/mini';

/** What a partner's token may: read bookings and payouts, check in and out, or all that a token can do. */
export const tokenLevels = ['read', 'counter', 'all'] as const;
export type TokenLevel = (typeof tokenLevels)[number];

/** A token ends within a year. */
export const MAX_TOKEN_DAYS = 365;

export const makeTokenSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40)),
  may: z.enum(tokenLevels),
  days: z.int().check(z.gte(1), z.lte(MAX_TOKEN_DAYS)),
});

export const tokenIdSchema = z.object({ tokenId: z.uuid() });
