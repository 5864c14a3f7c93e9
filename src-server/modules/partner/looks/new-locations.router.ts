import { addressFoundAnswer, newLocationAnswer, newLocationsAnswer } from '#shared/admin/new-location-answers.ts';
import { decideNewLocationSchema, newLocationSchema } from '#shared/admin/new-location-schema.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { decideLook } from './decide-look.ts';
import { findAddress } from './find-address.ts';
import { listLooks, showLook } from './show-looks.ts';

/** New locations, and those whose pin has moved far, which administration looks at. */
export const newLocationsRouter = router({
  list: operatorProcedure('support')
    .output(answerBy(newLocationsAnswer))
    .query(({ ctx }) => listLooks(ctx.deps)),

  show: operatorProcedure('support')
    .input(newLocationSchema)
    .output(answerBy(newLocationAnswer))
    .query(({ ctx, input }) => showLook(ctx.deps, input.lookId)),

  /** Where its address is, asked apart from the rest because another service answers it. */
  address: operatorProcedure('support')
    .input(newLocationSchema)
    .output(answerBy(addressFoundAnswer))
    .query(({ ctx, input }) => findAddress(ctx.deps, { ...input, language: ctx.locale })),

  /** Finds fine or refuses what was seen; the partner is written to. */
  decide: operatorProcedure('support')
    .meta({ audits: { table: 'location_looks', id: 'lookId' }, tells: true })
    .input(decideNewLocationSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => decideLook(ctx.deps, { ...input, decidedBy: ctx.actor.userId })),
});
