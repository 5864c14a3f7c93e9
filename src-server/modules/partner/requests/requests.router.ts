import { changeRequestsAnswer, changeRequestAnswer } from '#shared/admin/listing-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { changeRequestSchema, decideChangeRequestSchema } from '#shared/admin/change-request-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { decideChangeRequest } from '../decide-change-request.ts';
import { listRequests, showRequest } from './show-requests.ts';

/** What partners ask to change of what travellers see. */
export const changeRequestsRouter = router({
  list: operatorProcedure('support')
    .output(answerBy(changeRequestsAnswer))
    .query(({ ctx }) => listRequests(ctx.deps)),

  show: operatorProcedure('support')
    .input(changeRequestSchema)
    .output(answerBy(changeRequestAnswer))
    .query(({ ctx, input }) => showRequest(ctx.deps, input.changeRequestId)),

  /** Approves or refuses what was seen; the partner is written to. */
  decide: operatorProcedure('support')
    .meta({ audits: { table: 'change_requests', id: 'changeRequestId' }, tells: true })
    .input(decideChangeRequestSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => decideChangeRequest(ctx.deps, { ...input, decidedBy: ctx.actor.userId })),
});
