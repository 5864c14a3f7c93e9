import * as z from 'zod/mini';

const groups = ['failed', 'onHold', 'onItsWay', 'paid'] as const;

/** Payouts by what became of them; without a group the newest few of each. */
export const listPayoutGroupsSchema = z.object({
  group: z.optional(z.enum(groups)),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

export const payoutSchema = z.object({ payoutId: z.uuid() });

/** One partner's balances now instead of on Monday. */
export const payPartnerSchema = z.object({ partnerId: z.uuid() });

/** A change of a partner's account, as it was looked at. */
export const vouchSchema = z.object({ changeId: z.uuid() });
