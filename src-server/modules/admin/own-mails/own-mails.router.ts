import { ownMailsAnswer, ownMailsSchema } from '#shared/admin/own-mails.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { ownMailsOf, setOwnMails } from './own-mails.ts';

const forPeople = operatorProcedure('support', 'finance', 'content');

/** Which mails an administrator wants: each decides for themselves alone. */
export const ownMailsRouter = router({
  get: forPeople.output(answerBy(ownMailsAnswer)).query(({ ctx }) => ownMailsOf(ctx.deps, ctx.actor.userId)),

  set: forPeople
    .meta({ audits: { table: 'admin_mails', id: 'own' } })
    .input(ownMailsSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => {
      // A program reads no mail.
      if (ctx.actor.userId === null) throw forbidden();
      return setOwnMails(ctx.deps, ctx.actor.userId, input);
    }),
});
