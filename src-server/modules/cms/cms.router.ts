import { siteAnswer, pageAnswer, guideAnswer, previewAnswer, pagesAnswer } from '#shared/cms/cms-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  answerVoteSchema,
  contactSchema,
  pageQuerySchema,
  previewSchema,
  subscriptionSchema,
} from '#shared/cms/cms-schema.ts';
import { publicProcedure, router, keyProcedure } from '#server/platform/trpc/trpc.ts';
import { voteOnAnswer } from './answer-votes.ts';
import { previewPage } from './editing/preview.ts';
import { findPage, listPages } from './find-page.ts';
import { findRedirect } from './find-redirect.ts';
import { getSite } from './get-site.ts';
import { guideOfPage } from './guide/guide-of-page.ts';
import { sendContact } from './send-contact.ts';
import { subscribe } from './subscribe.ts';

export const cmsRouter = router({
  /** The site's public settings. */
  site: publicProcedure.output(answerBy(siteAnswer)).query(({ ctx }) => getSite(ctx)),

  /** The content page at an address, or `null`. */
  page: publicProcedure
    .input(pageQuerySchema)
    .output(answerBy(z.nullable(pageAnswer)))
    .query(({ ctx, input }) => findPage(ctx, input)),

  /** Where a page went whose address changed, or `null`. */
  redirect: publicProcedure
    .input(pageQuerySchema)
    .output(answerBy(z.nullable(z.string())))
    .query(({ ctx, input }) => findRedirect(ctx.deps, input.url)),

  /** What a page of a city or a place shows of the locations around, or `null` where there are none. */
  guide: publicProcedure
    .meta({ cost: 10 })
    .input(pageQuerySchema)
    .output(answerBy(z.nullable(guideAnswer)))
    .query(({ ctx, input }) => guideOfPage(ctx, input)),

  /** A page as its drafts say, for the person who has an editor's link; 404 once the link is over. */
  preview: keyProcedure
    .meta({ cost: 10 })
    .input(previewSchema)
    .output(answerBy(previewAnswer))
    .query(({ ctx, input }) => previewPage(ctx, input.token)),

  /** Every published page. */
  pages: publicProcedure.output(answerBy(pagesAnswer)).query(({ ctx }) => listPages(ctx)),

  /** Says whether an answer of the help helped. */
  voteOnAnswer: publicProcedure
    .input(answerVoteSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => voteOnAnswer(ctx, input)),

  /** Puts an address on the newsletter's list. */
  subscribe: publicProcedure
    .input(subscriptionSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),

  /** A message to the people behind the site. */
  contact: publicProcedure
    .input(contactSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => sendContact(ctx, input)),
});
