import { correctMailSchema, listMailsSchema, mailSchema } from '#shared/admin/jobs-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { getMail, listMails } from './list-mails.ts';
import { correctAndSend, sendAgain } from './send-again.ts';

/** Mails that left, or could not. */
export const mailsRouter = router({
  list: operatorProcedure('support')
    .input(listMailsSchema)
    .query(({ ctx, input }) => listMails(ctx.deps, input)),

  get: operatorProcedure('support')
    .input(mailSchema)
    .query(({ ctx, input }) => getMail(ctx.deps, input.mailId)),

  again: operatorProcedure('support')
    .input(mailSchema)
    .mutation(({ ctx, input }) => sendAgain(ctx.deps, input.mailId)),

  /** Corrects the address of a traveller without an account and writes the mail again. */
  correct: operatorProcedure('support')
    .input(correctMailSchema)
    .mutation(({ ctx, input }) => correctAndSend(ctx.deps, input)),
});
