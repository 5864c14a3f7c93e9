import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { z } from 'zod';
import { makeTokenSchema, tokenIdSchema, tokenLevels } from '#shared/accounts/token-schema.ts';
import { confirmedPartnerProcedure, partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { makeToken, revokeToken, tokensOf } from './partner-tokens.ts';

const listAnswer = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      may: z.enum(tokenLevels),
      /** How it begins. */
      hint: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      isOver: z.boolean(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  /** IANA zone that times are shown in. */
  zone: z.string(),
});

/** Keys that a partner gives to programs of their own. No token may call these. */
export const tokensRouter = router({
  list: partnerProcedure.output(answerBy(listAnswer)).query(({ ctx }) => tokensOf(ctx.deps, ctx.user.id)),

  /** The answer is the only one that has it. */
  make: confirmedPartnerProcedure
    .input(makeTokenSchema)
    .output(answerBy(z.object({ id: z.string(), token: z.string() })))
    .mutation(({ ctx, input }) => makeToken(ctx.deps, ctx.user.id, input)),

  revoke: partnerProcedure
    .input(tokenIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeToken(ctx.deps, ctx.user.id, input.tokenId)),
});
