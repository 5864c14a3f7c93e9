import {
  answerQuestionSchema,
  askQuestionSchema,
  hostedQuestionsAnswer,
  questionsOfListingAnswer,
  questionsOfListingSchema,
  takeQuestionsSchema,
} from '#shared/booking/question-schema.ts';
import { counterProcedure } from '#server/modules/partner/partner.module.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { partnerProcedure, publicProcedure, router, userProcedure } from '#server/platform/trpc/trpc.ts';
import { answerQuestion, askQuestion, hostedQuestions, questionsOfListing, takeQuestions } from './questions.ts';

/** What people ask a location before they book. */
export const questionsRouter = router({
  /** Whether it takes any, and the caller's own. */
  ofListing: publicProcedure
    .input(questionsOfListingSchema)
    .output(answerBy(questionsOfListingAnswer))
    .query(({ ctx, input }) => questionsOfListing(ctx, input.listingId)),

  ask: userProcedure
    .meta({ tells: true })
    .input(askQuestionSchema)
    .output(answerBy(questionsOfListingAnswer))
    .mutation(({ ctx, input }) => askQuestion(ctx, input)),

  hosted: counterProcedure
    .output(answerBy(hostedQuestionsAnswer))
    .query(({ ctx }) => hostedQuestions(ctx.deps, ctx.user.id)),

  answer: counterProcedure
    .meta({ tells: true })
    .input(answerQuestionSchema)
    .output(answerBy(hostedQuestionsAnswer))
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),

  take: partnerProcedure
    .input(takeQuestionsSchema)
    .output(answerBy(hostedQuestionsAnswer))
    .mutation(({ ctx, input }) => takeQuestions(ctx, input)),
});
