import {
  pinsAnswer,
  removePinSchema,
  setPinSchema,
  shareCounterSchema,
  takeTurnSchema,
  unshareCounterSchema,
} from '#shared/partner/pin-schema.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { counterProcedure } from '../staff/counter-procedure.ts';
import { endTurn, pinsHere, removePin, setPin, shareCounter, takeTurn, unshareCounter } from './pins.ts';

/** People who share a device at the counter, and whose turn it is. */
export const pinsRouter = router({
  here: counterProcedure.output(answerBy(pinsAnswer)).query(({ ctx }) => pinsHere(ctx)),

  set: counterProcedure
    .meta({ proof: 'given' })
    .input(setPinSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setPin(ctx, input)),

  share: counterProcedure
    .input(shareCounterSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => shareCounter(ctx, input.listingId)),

  unshare: counterProcedure
    .meta({ proof: 'given' })
    .input(unshareCounterSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => unshareCounter(ctx, input)),

  take: counterProcedure
    .input(takeTurnSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => takeTurn(ctx, input)),

  end: counterProcedure.output(nothing).mutation(({ ctx }) => endTurn(ctx)),

  remove: partnerProcedure
    .input(removePinSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => removePin(ctx, input.memberId)),
});
