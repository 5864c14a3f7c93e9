import {
  contentPagesAnswer,
  contentPageAnswer,
  pageVersionAnswer,
  savedDraftAnswer,
  takenOfflineAnswer,
} from '#shared/admin/page-answers.ts';
import { doneAnswer } from '#shared/admin/done-answer.ts';
import { z } from 'zod';
import { answerBy } from '#server/platform/trpc/answer.ts';
import {
  createPageSchema,
  movePageSchema,
  pageSchema,
  publishSchema,
  takeOfflineSchema,
  saveDraftSchema,
  versionSchema,
} from '#shared/cms/editing-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { listAllPages } from './list-pages.ts';
import { createPage, movePage } from './move-page.ts';
import { openPage } from './open-page.ts';
import { endPreviews, givePreview, previewLink } from './preview.ts';
import { publish, unplan } from './publish.ts';
import { discardDrafts, saveDraft } from './save-draft.ts';
import { takeOffline } from './take-offline.ts';
import { getVersion, restoreVersion } from './versions.ts';

/** Queries and acts about the page at an address. */
const contentProcedure = operatorProcedure('content').meta({ audits: { named: 'url' } });
const previewAnswer = z.object({ path: z.string(), until: z.string() });
const done = { done: true };

/** Content pages as their editors see them. */
export const pagesRouter = router({
  list: contentProcedure.output(answerBy(contentPagesAnswer)).query(({ ctx }) => listAllPages(ctx.deps)),

  open: contentProcedure
    .input(pageSchema)
    .output(answerBy(contentPageAnswer))
    .query(({ ctx, input }) => openPage(ctx.deps, input.url)),

  /** Where the editor itself shows the drafts of a page. */
  preview: contentProcedure
    .input(pageSchema)
    .output(answerBy(previewAnswer))
    .query(({ ctx, input }) => previewLink(ctx.deps, input.url)),

  /** A link that is given away: the drafts of a page are shown to its holder. */
  givePreview: contentProcedure
    .input(pageSchema)
    .output(answerBy(previewAnswer))
    .mutation(({ ctx, input }) => givePreview(ctx.deps, input.url)),

  /** Ends all links to previews of a page. */
  endPreviews: contentProcedure
    .input(pageSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await endPreviews(ctx.deps, input.url);
      return done;
    }),

  /** A version with the one before it. */
  version: contentProcedure
    .input(versionSchema)
    .output(answerBy(pageVersionAnswer))
    .query(({ ctx, input }) => getVersion(ctx.deps, input)),

  create: contentProcedure
    .input(createPageSchema)
    .output(answerBy(z.object({ url: z.string() })))
    .mutation(({ ctx, input }) => createPage(ctx.deps, ctx.actor.userId, input)),

  /** Keeps a draft, and answers with what is wrong with it. */
  save: contentProcedure
    .input(saveDraftSchema)
    .output(answerBy(savedDraftAnswer))
    .mutation(({ ctx, input }) => saveDraft(ctx.deps, ctx.actor.userId, input)),

  discard: contentProcedure
    .input(pageSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await discardDrafts(ctx.deps, input.url);
      return done;
    }),

  /** Publishes drafts now, or plans it. */
  publish: contentProcedure
    .input(publishSchema)
    .output(answerBy(z.object({ version: z.nullable(z.int()) })))
    .mutation(({ ctx, input }) => publish(ctx.deps, ctx.actor.userId, input)),

  unplan: contentProcedure
    .input(pageSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await unplan(ctx.deps, input.url);
      return done;
    }),

  /** Takes a page from its readers; its words stay as drafts. */
  takeOffline: contentProcedure
    .meta({ audits: { named: 'url', was: 'readIn' } })
    .input(takeOfflineSchema)
    .output(answerBy(takenOfflineAnswer))
    .mutation(async ({ ctx, input }) => ({ readIn: await takeOffline(ctx.deps, ctx.actor.userId, input.url) })),

  /** Makes an older version the drafts of now. */
  restore: contentProcedure
    .input(versionSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await restoreVersion(ctx.deps, ctx.actor.userId, input);
      return done;
    }),

  /** Gives a page another address. */
  move: contentProcedure
    .input(movePageSchema)
    .output(answerBy(doneAnswer))
    .mutation(async ({ ctx, input }) => {
      await movePage(ctx.deps, ctx.actor.userId, input);
      return done;
    }),
});
