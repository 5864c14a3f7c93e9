import { threadListAnswer, threadAnswer } from '#shared/admin/message-answers.ts';
import { doneAnswer } from '#shared/admin/done-answer.ts';
import { z } from 'zod';
import { answerBy } from '#server/platform/trpc/answer.ts';
import {
  answerSchema,
  assignSchema,
  closeSchema,
  entrySchema,
  listThreadsSchema,
  noteSchema,
  removeNoteSchema,
  snoozeSchema,
  threadSchema,
  writeToSchema,
} from '#shared/cms/messages-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { addNote, answerThread, changeThread, removeNote, sayWriting, takeAnswerBack } from './answer-thread.ts';
import { beginThread } from './begin-thread.ts';
import { getThread, listThreads } from './threads.ts';

const supportProcedure = operatorProcedure('support').meta({ audits: { table: 'contact_messages', id: 'messageId' } });
/** Administrators who speak to people about money write to them too. */
const writerProcedure = operatorProcedure('support', 'finance').meta({
  audits: { table: 'contact_messages', id: 'messageId' },
});
const done = { done: true };

/** Contact messages as threads, and what is answered to them. */
export const messagesRouter = router({
  list: supportProcedure
    .input(listThreadsSchema)
    .output(answerBy(threadListAnswer))
    .query(({ ctx, input }) => listThreads(ctx.deps, ctx.actor.userId, input)),

  get: supportProcedure
    .input(threadSchema)
    .output(answerBy(threadAnswer))
    .query(async ({ ctx, input }) => getThread(ctx.deps, ctx.actor.userId, input.messageId)),

  /** Says that the caller is writing; a query, because it is nothing that was done. */
  writing: supportProcedure
    .input(threadSchema)
    .output(answerBy(doneAnswer))
    .query(async ({ ctx, input }) => {
      await sayWriting(ctx.deps, ctx.actor.userId, input.messageId);
      return done;
    }),

  answer: supportProcedure
    .meta({ tells: true })
    .input(answerSchema)
    .output(answerBy(z.object({ entryId: z.string(), sendsAt: z.string() })))
    .mutation(({ ctx, input }) => answerThread(ctx.deps, ctx.actor.userId, input)),

  /** A mail to a person, whose answer comes back as a message. */
  write: writerProcedure
    .meta({ audits: { table: 'users', id: 'userId' }, tells: true })
    .input(writeToSchema)
    .output(answerBy(z.object({ messageId: z.string(), entryId: z.string(), sendsAt: z.string() })))
    .mutation(({ ctx, input }) => beginThread(ctx.deps, ctx.actor, input)),

  takeBack: writerProcedure
    .input(entrySchema)
    .output(answerBy(z.object({ takenBack: z.boolean() })))
    .mutation(({ ctx, input }) => takeAnswerBack(ctx.deps, ctx.actor, input)),

  note: supportProcedure
    .input(noteSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await addNote(ctx.deps, ctx.actor.userId, input);
      return done;
    }),

  /** Takes a note off, or puts it back. */
  removeNote: supportProcedure
    .meta({ audits: { table: 'contact_entries', id: 'entryId' } })
    .input(removeNoteSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await removeNote(ctx.deps, ctx.actor, input);
      return done;
    }),

  assign: supportProcedure
    .input(assignSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await changeThread(ctx.deps, ctx.actor.userId, input.messageId, { mine: input.mine });
      return done;
    }),

  snooze: supportProcedure
    .input(snoozeSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await changeThread(ctx.deps, ctx.actor.userId, input.messageId, { asleep: input.asleep });
      return done;
    }),

  close: supportProcedure
    .input(closeSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await changeThread(ctx.deps, ctx.actor.userId, input.messageId, { closed: input.closed });
      return done;
    }),
});
