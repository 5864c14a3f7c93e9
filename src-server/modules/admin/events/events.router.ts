import { eventsAnswer, eventAnswer } from '#shared/admin/work-answers.ts';
import { z } from 'zod';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { eventSchema, listEventsSchema } from '#shared/admin/jobs-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { askAgain } from './ask-again.ts';
import { getEvent, listEvents } from './list-events.ts';

/** What the card provider told, and what became of it. */
export const eventsRouter = router({
  list: operatorProcedure('reader', 'support', 'finance')
    .input(listEventsSchema)
    .output(answerBy(eventsAnswer))
    .query(({ ctx, input }) => listEvents(ctx.deps, input)),

  get: operatorProcedure('reader', 'support', 'finance')
    .input(eventSchema)
    .output(answerBy(eventAnswer))
    .query(({ ctx, input }) => getEvent(ctx.deps, input.eventId)),

  /** Asks the provider what is true now, and takes it over. */
  askAgain: operatorProcedure('support', 'finance')
    .input(eventSchema)
    .output(answerBy(z.object({ asked: z.literal(true) })))
    .mutation(({ ctx, input }) => askAgain(ctx.deps, input.eventId)),
});
