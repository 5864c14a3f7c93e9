import {
  integrationsAnswer,
  latelyAnswer,
  monthAnswer,
  integrationAnswer,
} from '#shared/integrations/integration-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { addGuestySchema, changeGuestySchema, integrationIdSchema } from '#shared/integrations/guesty-schema.ts';
import { guestyEventSchema } from '#shared/integrations/guesty-event.ts';
import { z } from 'zod';
import { partnerProcedure, router, keyProcedure } from '#server/platform/trpc/trpc.ts';
import { guestyMonth, latelyAtGuesty } from './guesty-activity.ts';
import { addGuesty, changeGuesty, disconnectGuesty, integrationsOf } from './guesty-integration.ts';
import { receiveReservation } from './receive-reservation.ts';

const heardSchema = z.object({
  integrationId: z.string(),
  secret: z.string().max(200),
  event: guestyEventSchema,
});

export const integrationsRouter = router({
  /** A partner's integrations; a token is never shown whole. */
  list: partnerProcedure.output(answerBy(integrationsAnswer)).query(({ ctx }) => integrationsOf(ctx.deps, ctx.user.id)),

  /** What happened lately. */
  lately: partnerProcedure.output(answerBy(latelyAnswer)).query(({ ctx }) => latelyAtGuesty(ctx.deps, ctx.user.id)),

  /** The month's figures, and who writes to guests. */
  month: partnerProcedure.output(answerBy(monthAnswer)).query(({ ctx }) => guestyMonth(ctx.deps, ctx.user.id)),

  add: partnerProcedure
    .input(addGuestySchema)
    .output(answerBy(integrationAnswer))
    .mutation(({ ctx, input }) => addGuesty(ctx.deps, ctx.user.id, input)),

  change: partnerProcedure
    .input(changeGuestySchema)
    .output(answerBy(integrationAnswer))
    .mutation(({ ctx, input }) => changeGuesty(ctx.deps, ctx.user.id, input)),

  disconnect: partnerProcedure
    .input(integrationIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => disconnectGuesty(ctx.deps, ctx.user.id, input.integrationId)),

  /** Takes an event of Guesty, which knows the secret of its address. */
  hear: keyProcedure
    .input(heardSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => receiveReservation(ctx.deps, input)),
});
