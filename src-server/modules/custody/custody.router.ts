import { checkInSchema, checkOutSchema, ticketCodeSchema, undoSchema } from '#shared/custody/hand-over-schema.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { findTicket } from './find-ticket.ts';
import { checkIn, checkOut, undoHandOver } from './hand-over.ts';

/** The counter: tickets are found, bags taken in and handed back. */
export const custodyRouter = router({
  /** A ticket of the partner's own locations and what may be done with it now. */
  ticket: partnerProcedure
    .input(ticketCodeSchema)
    .query(({ ctx, input }) => findTicket(ctx.deps, ctx.user.id, input.code)),

  checkIn: partnerProcedure.input(checkInSchema).mutation(({ ctx, input }) => checkIn(ctx.deps, ctx.user, input)),

  checkOut: partnerProcedure.input(checkOutSchema).mutation(({ ctx, input }) => checkOut(ctx.deps, ctx.user, input)),

  /** Takes the last hand-over back. */
  undo: partnerProcedure.input(undoSchema).mutation(({ ctx, input }) => undoHandOver(ctx.deps, ctx.user, input)),
});
