import * as z from 'zod/mini';
import { messageMax, questionMax } from './message-rules.ts';

const textUpTo = (length: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(length));

export const questionsOfListingSchema = z.object({ listingId: z.uuid() });

/** `requestId` is made by the device, so that a question which is sent again is the same one. */
export const askQuestionSchema = z.object({ requestId: z.uuid(), listingId: z.uuid(), text: textUpTo(questionMax) });
export const answerQuestionSchema = z.object({ questionId: z.uuid(), text: textUpTo(messageMax) });
export const takeQuestionsSchema = z.object({ listingId: z.uuid(), takesQuestions: z.boolean() });

export type AskQuestionInput = z.output<typeof askQuestionSchema>;
export type AnswerQuestionInput = z.output<typeof answerQuestionSchema>;
export type TakeQuestionsInput = z.output<typeof takeQuestionsSchema>;

/** Whether a location takes questions, and the caller's own last ones there, the newest first. Instants in UTC. */
export const questionsOfListingAnswer = z.object({
  takesQuestions: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      askedAt: z.string(),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
    }),
  ),
});

/** The questions that wait at the counters where a person works, the oldest first, and which of their locations take any. */
export const hostedQuestionsAnswer = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      /** First name and initial. */
      travellerName: z.string(),
      location: z.object({ id: z.string(), name: z.string(), zone: z.string() }),
      text: z.string(),
      askedAt: z.string(),
    }),
  ),
  /** Those that the person owns, by name. */
  locations: z.array(z.object({ id: z.string(), name: z.string(), takesQuestions: z.boolean() })),
});
