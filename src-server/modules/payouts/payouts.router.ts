import { saveBankSchema } from '#shared/payouts/bank-schema.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { bankForm } from './bank-form.ts';
import { payoutsSummary } from './payouts-summary.ts';
import { saveBank } from './save-bank.ts';

export const payoutsRouter = router({
  /** Balances, the next payout, the account it goes to, and the payouts before. */
  summary: partnerProcedure.query(({ ctx }) => payoutsSummary(ctx.deps, ctx.user.id)),

  /** What the bank form begins with; never an account's number. */
  bankForm: partnerProcedure.query(async ({ ctx }) => {
    const { providerAccountId: _secret, ...form } = await bankForm(ctx.deps, ctx.user.id);
    return form;
  }),

  /** Makes the partner's account at the provider, or changes it. */
  saveBank: partnerProcedure.input(saveBankSchema).mutation(async ({ ctx, input }) => {
    await saveBank(ctx, ctx.user, input);
    return payoutsSummary(ctx.deps, ctx.user.id);
  }),
});
