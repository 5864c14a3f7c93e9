import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { z } from 'zod';
import {
  endSecondFactorSchema,
  secondFactorAnswer,
  secondFactorSchema,
} from '#shared/accounts/second-factor-schema.ts';
import { router, userProcedure, keyProcedure } from '#server/platform/trpc/trpc.ts';
import { answerSecondFactor } from './prove.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './set-up.ts';

const codesAnswer = z.object({ codes: z.readonly(z.array(z.string())) });

/** A second factor of one's own: a codes app, and recovery codes for the day the phone is gone. */
export const secondFactorRouter = router({
  state: userProcedure.output(answerBy(secondFactorAnswer)).query(({ ctx }) => secondFactorOf(ctx)),

  /** A secret for a codes app, as an address for its camera and to be typed. */
  begin: userProcedure
    .meta({ proof: 'given' })
    .output(answerBy(z.object({ address: z.string(), secret: z.string() })))
    .mutation(({ ctx }) => beginSecondFactor(ctx)),

  /** Sets the app up by its first code. */
  confirm: userProcedure
    .input(secondFactorSchema)
    .output(answerBy(codesAnswer))
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input.code)),

  /** The second question of a sign-in. */
  answer: keyProcedure
    .input(secondFactorSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => answerSecondFactor(ctx, input.code)),

  /** Ten new recovery codes; the old ones are over. */
  renewCodes: userProcedure
    .meta({ proof: 'given' })
    .output(answerBy(codesAnswer))
    .mutation(({ ctx }) => renewRecoveryCodes(ctx)),

  /** Does without from now on. */
  end: userProcedure
    .meta({ proof: 'given' })
    .input(endSecondFactorSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => endSecondFactor(ctx, input)),
});
