import { ticketAnswer, sentAnswer, refusedAnswer, recordAnswer } from '#shared/custody/custody-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  checkInSchema,
  checkOutSchema,
  correctSchema,
  endLeftSchema,
  recordSchema,
  sendSchema,
  settleSchema,
  ticketCodeSchema,
  undoSchema,
} from '#shared/custody/hand-over-schema.ts';
import { counterProcedure, handOf, handProcedure, handThen, readerOf } from '#server/modules/partner/partner.module.ts';
import { operatorProcedure, router, orderProcedure } from '#server/platform/trpc/trpc.ts';
import { endLeftBags } from './end-left-bags.ts';
import { findTicket } from './find-ticket.ts';
import { checkIn, checkOut, correctBags, undoHandOver } from './hand-over.ts';
import { custodyRecord, type RecordEntry } from './record.ts';
import { refusedHandOvers } from './refused-hand-overs.ts';
import { sendHandOver } from './sent-hand-over.ts';
import { settleHandOver } from './settle-hand-over.ts';
import { requireRecordAccess } from './who-may.ts';

/** What pages show of a row: no ids of people and requests. */
const shownEntry = ({
  id,
  kind,
  bagsCount,
  happenedAt,
  deviceAt,
  userName,
  note,
  missingBags,
  tags,
  photoId,
  found,
  undoesId,
  hash,
}: RecordEntry) => ({
  id,
  kind,
  bagsCount,
  happenedAt,
  deviceAt,
  userName,
  note,
  missingBags,
  tags,
  photoId,
  found,
  undoesId,
  hash,
});

/** The counter: tickets are found, bags taken in and handed back. */
export const custodyRouter = router({
  /** A ticket of the partner's own locations and what may be done with it now. */
  ticket: counterProcedure
    .meta({ token: ['counter'] })
    .input(ticketCodeSchema)
    .output(answerBy(ticketAnswer))
    .query(async ({ ctx, input }) => findTicket(ctx.deps, await readerOf(ctx), input.code)),

  checkIn: handProcedure
    .meta({ token: ['counter'] })
    .input(checkInSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => checkIn(ctx.deps, ctx.hand, input)),

  checkOut: handProcedure
    .meta({ token: ['counter'] })
    .input(checkOutSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => checkOut(ctx.deps, ctx.hand, input)),

  /** A hand-over that was made without a network; the same one again gets the same answer. */
  send: counterProcedure
    .input(sendSchema)
    .output(answerBy(sentAnswer))
    .mutation(async ({ ctx, input }) =>
      sendHandOver(ctx.deps, await handThen(ctx, input.turnId, input.deviceAt), input),
    ),

  /** What was refused when it was sent and waits for a person, no matter who made it. */
  refused: counterProcedure.output(answerBy(refusedAnswer)).query(({ ctx }) => refusedHandOvers(ctx.deps, ctx.user.id)),

  /** Ends a hand-over that was refused when it was sent. */
  settle: counterProcedure
    .input(settleSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => settleHandOver(ctx.deps, ctx.user, input)),

  /** Another number than was written is inside; both stay in the record. */
  correct: handProcedure
    .meta({ token: ['counter'] })
    .input(correctSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => correctBags(ctx.deps, ctx.hand, input)),

  /** Every hand-over of a booking, for the traveller, the location's people and administrators. */
  record: orderProcedure
    .input(recordSchema)
    .output(answerBy(recordAnswer))
    .query(async ({ ctx, input }) => {
      await requireRecordAccess(ctx, input.bookingId);
      const record = await custodyRecord(ctx.deps, input.bookingId);
      return { ...record, entries: record.entries.map(shownEntry) };
    }),

  /** Takes the last hand-over back. */
  undo: counterProcedure
    .meta({ token: ['counter'] })
    .input(undoSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const { turnId, deviceAt } = input;
      const hand = deviceAt === undefined ? await handOf(ctx) : await handThen(ctx, turnId, deviceAt);
      await undoHandOver(ctx.deps, hand, input);
    }),
});

/** What administration decides about bags. */
export const custodyAdminRouter = router({
  /** Bags that were not fetched for 30 days: what was decided with the location, in their record. */
  endLeft: operatorProcedure('support')
    .meta({ audits: { table: 'bookings', id: 'bookingId' }, proof: 'lately' })
    .input(endLeftSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => endLeftBags(ctx.deps, ctx.actor.userId, input)),
});
