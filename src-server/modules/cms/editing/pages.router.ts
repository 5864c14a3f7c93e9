import {
  createPageSchema,
  movePageSchema,
  pageSchema,
  publishSchema,
  saveDraftSchema,
  versionSchema,
} from '#shared/cms/editing-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { listAllPages } from './list-pages.ts';
import { createPage, movePage } from './move-page.ts';
import { openPage } from './open-page.ts';
import { previewLink } from './preview.ts';
import { publish, unplan } from './publish.ts';
import { discardDrafts, saveDraft } from './save-draft.ts';
import { getVersion, restoreVersion } from './versions.ts';

/** Queries and acts about the page at an address. */
const contentProcedure = operatorProcedure('content').meta({ audits: { named: 'url' } });
const done = { done: true };

/** Content pages as their editors see them. */
export const pagesRouter = router({
  list: contentProcedure.query(({ ctx }) => listAllPages(ctx.deps)),

  open: contentProcedure.input(pageSchema).query(({ ctx, input }) => openPage(ctx.deps, input.url)),

  /** Where the drafts of a page are shown to whoever has the link. */
  previewLink: contentProcedure.input(pageSchema).query(({ ctx, input }) => previewLink(ctx.deps, input.url)),

  /** A version with the one before it. */
  version: contentProcedure.input(versionSchema).query(({ ctx, input }) => getVersion(ctx.deps, input)),

  create: contentProcedure
    .input(createPageSchema)
    .mutation(({ ctx, input }) => createPage(ctx.deps, ctx.actor.userId, input)),

  /** Keeps a draft, and answers with what is wrong with it. */
  save: contentProcedure
    .input(saveDraftSchema)
    .mutation(({ ctx, input }) => saveDraft(ctx.deps, ctx.actor.userId, input)),

  discard: contentProcedure.input(pageSchema).mutation(async ({ ctx, input }) => {
    await discardDrafts(ctx.deps, input.url);
    return done;
  }),

  /** Publishes drafts now, or plans it. */
  publish: contentProcedure
    .input(publishSchema)
    .mutation(({ ctx, input }) => publish(ctx.deps, ctx.actor.userId, input)),

  unplan: contentProcedure.input(pageSchema).mutation(async ({ ctx, input }) => {
    await unplan(ctx.deps, input.url);
    return done;
  }),

  /** Makes an older version the drafts of now. */
  restore: contentProcedure.input(versionSchema).mutation(async ({ ctx, input }) => {
    await restoreVersion(ctx.deps, ctx.actor.userId, input);
    return done;
  }),

  /** Gives a page another address. */
  move: contentProcedure.input(movePageSchema).mutation(async ({ ctx, input }) => {
    await movePage(ctx.deps, ctx.actor.userId, input);
    return done;
  }),
});
