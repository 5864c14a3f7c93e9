import {
  payoutsAnswer,
  olderPayoutsAnswer,
  payoutLinesAnswer,
  statementAnswer,
  yearAnswer,
  bankFormAnswer,
  accountAnswer,
  weeklySummaryAnswer,
  saleStatsAnswer,
  connectionAnswer,
} from '#shared/payouts/payout-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { secondFactorSchema } from '#shared/accounts/second-factor-schema.ts';
import { saveBankSchema } from '#shared/payouts/bank-schema.ts';
import { sendKycSchema } from '#shared/payouts/kyc-schema.ts';
import { stopWeeklySummarySchema, weeklySummarySchema } from '#shared/payouts/weekly-schema.ts';
import {
  olderPayoutsSchema,
  payoutLinesSchema,
  statementSchema,
  yearSchema,
} from '#shared/payouts/statement-schema.ts';
import { partnerProcedure, router, keyProcedure } from '#server/platform/trpc/trpc.ts';
import { proveAccount } from './account-changes/prove-account.ts';
import { accountState } from './account-state.ts';
import { connect, connectionOf, disconnect, refreshConnection } from './connection.ts';
import { bankForm } from './bank-form.ts';
import { finishJoining } from './finish-joining.ts';
import { sendKyc } from './send-kyc.ts';
import { listPayouts } from './list-payouts.ts';
import { payoutLines } from './payout-lines.ts';
import { payoutsSummary } from './payouts-summary.ts';
import { saleStats } from './sale-stats.ts';
import { saveBank } from './save-bank.ts';
import { statementOf } from './statement.ts';
import { yearOf } from './year/year-of.ts';
import { stopWeeklySummary, switchWeeklySummary, weeklySummaryOf } from './weekly/weekly-switch.ts';

export const payoutsRouter = router({
  /** Balances, the next payout, the account it goes to, and the payouts before. */
  summary: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(payoutsAnswer))
    .query(({ ctx }) => payoutsSummary(ctx.deps, ctx.user.id)),

  /** Ten more payouts of before. */
  older: partnerProcedure
    .meta({ token: ['read'] })
    .input(olderPayoutsSchema)
    .output(answerBy(olderPayoutsAnswer))
    .query(({ ctx, input }) => listPayouts(ctx.deps, ctx.user.id, input.cursor)),

  /** What one payout is made of. */
  lines: partnerProcedure
    .meta({ token: ['read'] })
    .input(payoutLinesSchema)
    .output(answerBy(payoutLinesAnswer))
    .query(({ ctx, input }) => payoutLines(ctx.deps, ctx.user.id, input)),

  /** All that moved in a month, per currency, from the ledger. */
  /** A year from the ledger's own sums. */
  year: partnerProcedure
    .meta({ token: ['read'] })
    .input(yearSchema)
    .output(answerBy(yearAnswer))
    .query(({ ctx, input }) => yearOf(ctx.deps, ctx.user.id, input.year)),

  statement: partnerProcedure
    .meta({ token: ['read'] })
    .input(statementSchema)
    .output(answerBy(statementAnswer))
    .query(({ ctx, input }) => statementOf(ctx.deps, ctx.user.id, input.month)),

  /** What the bank form begins with; never an account's number. */
  bankForm: partnerProcedure.output(answerBy(bankFormAnswer)).query(async ({ ctx }) => {
    const { providerAccountId: _secret, ...form } = await bankForm(ctx.deps, ctx.user.id);
    return form;
  }),

  /** What the provider says of the account: what is missing, until when, whether payouts are enabled. */
  account: partnerProcedure
    .output(answerBy(z.nullable(accountAnswer)))
    .query(({ ctx }) => accountState(ctx.deps, ctx.user.id)),

  /** Hands the owner's numbers to the provider. */
  sendKyc: partnerProcedure
    .input(sendKycSchema)
    .output(answerBy(z.nullable(accountAnswer)))
    .mutation(async ({ ctx, input }) => {
      await sendKyc(ctx.deps, ctx.user.id, input);
      return accountState(ctx.deps, ctx.user.id);
    }),

  /** Whether the partner gets the weekly summary. */
  weeklySummary: partnerProcedure
    .output(answerBy(weeklySummaryAnswer))
    .query(({ ctx }) => weeklySummaryOf(ctx.deps, ctx.user.id)),

  /** Switches it on or off. */
  switchWeeklySummary: partnerProcedure
    .input(weeklySummarySchema)
    .output(answerBy(weeklySummaryAnswer))
    .mutation(({ ctx, input }) => switchWeeklySummary(ctx.deps, ctx.user.id, input.isOn)),

  /** Ends it by the mail's link, for its holder. */
  stopWeeklySummary: keyProcedure
    .input(stopWeeklySummarySchema)
    .output(answerBy(weeklySummaryAnswer))
    .mutation(({ ctx, input }) => stopWeeklySummary(ctx.deps, input)),

  /** Ends joining. */
  finish: partnerProcedure.output(nothing).mutation(({ ctx }) => finishJoining(ctx.deps, ctx.user.id)),

  /** Makes the partner's account at the provider, or changes it. */
  saveBank: partnerProcedure
    .input(saveBankSchema)
    .output(answerBy(payoutsAnswer))
    .mutation(async ({ ctx, input }) => {
      await saveBank(ctx, ctx.user, input);
      return payoutsSummary(ctx.deps, ctx.user.id);
    }),

  /** Proves by the codes app that it was the partner who changed the account. */
  proveAccount: partnerProcedure
    .input(secondFactorSchema)
    .output(answerBy(payoutsAnswer))
    .mutation(async ({ ctx, input }) => {
      await proveAccount(ctx.deps, ctx.user.id, input.code);
      return payoutsSummary(ctx.deps, ctx.user.id);
    }),

  /** Bookings, travellers and earnings at a glance, for machines. */
  saleStats: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(saleStatsAnswer))
    .query(({ ctx }) => saleStats(ctx.deps, ctx.user.id)),

  /** The partner's account in the provider's own words; null before there is one. */
  connection: partnerProcedure
    .output(answerBy(z.nullable(connectionAnswer)))
    .query(({ ctx }) => connectionOf(ctx.deps, ctx.user.id)),

  /** Makes that account, without a bank account yet. */
  connect: partnerProcedure.output(answerBy(z.nullable(connectionAnswer))).mutation(async ({ ctx }) => {
    await connect(ctx.deps, ctx.user);
    return connectionOf(ctx.deps, ctx.user.id);
  }),

  /** Asks the provider how it is now. */
  refreshConnection: partnerProcedure.output(answerBy(z.nullable(connectionAnswer))).mutation(async ({ ctx }) => {
    await refreshConnection(ctx.deps, ctx.user.id);
    return connectionOf(ctx.deps, ctx.user.id);
  }),

  /** Forgets it. */
  disconnect: partnerProcedure.output(nothing).mutation(({ ctx }) => disconnect(ctx.deps, ctx.user.id)),
});
