import { mailsAnswer, mailAnswer, sentToAnswer } from '#shared/admin/work-answers.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { correctMailSchema, listMailsSchema, mailSchema } from '#shared/admin/jobs-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { getMail, listMails } from './list-mails.ts';
import { correctAndSend, sendAgain } from './send-again.ts';

/** Mails that left, or could not. */
export const mailsRouter = router({
  list: operatorProcedure('support')
    .input(listMailsSchema)
    .output(answerBy(mailsAnswer))
    .query(({ ctx, input }) => listMails(ctx.deps, input)),

  get: operatorProcedure('support')
    .input(mailSchema)
    .output(answerBy(mailAnswer))
    .query(({ ctx, input }) => getMail(ctx.deps, input.mailId)),

  again: operatorProcedure('support')
    .meta({ tells: true })
    .input(mailSchema)
    .output(answerBy(sentToAnswer))
    .mutation(({ ctx, input }) => sendAgain(ctx.deps, input.mailId)),

  /** Corrects the address of a traveller without an account and writes the mail again. */
  correct: operatorProcedure('support')
    .meta({ proof: 'factor', tells: true })
    .input(correctMailSchema)
    .output(answerBy(sentToAnswer))
    .mutation(({ ctx, input }) => correctAndSend(ctx.deps, input)),
});
