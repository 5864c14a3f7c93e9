import { z } from 'zod';
import {
  answerDoorSchema,
  decideDoorSchema,
  doorCaseAnswer,
  doorOfOrderAnswer,
  doorOfOrderSchema,
  doorRefSchema,
  hostedDoorsAnswer,
  lookAtDoorSchema,
  moveFromDoorSchema,
  reportDoorSchema,
  tellPlaceSchema,
  translateDoorAnswerSchema,
} from '#shared/booking/door-schema.ts';
import { translatedMessageAnswer } from '#shared/booking/message-schema.ts';
import { bookingIdAnswer } from '#shared/booking/pay-answers.ts';
import { counterProcedure } from '#server/modules/partner/partner.module.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, orderProcedure, router } from '#server/platform/trpc/trpc.ts';
import { answerDoor, hostedDoors } from './answer-door.ts';
import { decideDoor, doorCase, lookAtDoor } from './decide-door.ts';
import { keepDoorPlace } from './door-place.ts';
import { doorOfOrder } from './door-of-order.ts';
import { reportDoor, withdrawReport } from './report-door.ts';
import { moveFromDoor, takeMoneyBack } from './take-way.ts';
import { translateDoorAnswer } from './translate-answer.ts';

const ofBooking = orderProcedure.meta({ audits: { table: 'bookings', id: 'bookingId' } });

/** A door that is shut at an advertised hour: reported by the order's traveller, answered by the location's people. */
export const doorsRouter = router({
  ofOrder: orderProcedure
    .input(doorOfOrderSchema)
    .output(answerBy(doorOfOrderAnswer))
    .query(({ ctx, input }) => doorOfOrder(ctx, input.bookingId, input.again)),

  translated: orderProcedure
    .meta({ cost: 50 })
    .input(translateDoorAnswerSchema)
    .output(answerBy(translatedMessageAnswer))
    .query(({ ctx, input }) => translateDoorAnswer(ctx, input)),

  report: ofBooking
    .input(reportDoorSchema)
    .output(answerBy(doorOfOrderAnswer))
    .mutation(async ({ ctx, input }) => {
      await reportDoor(ctx, input);
      return doorOfOrder(ctx, input.bookingId);
    }),

  /** How far from the door the traveller stands: once, and only the distance is kept. */
  tellPlace: ofBooking
    .input(tellPlaceSchema)
    .output(answerBy(doorOfOrderAnswer))
    .mutation(async ({ ctx, input }) => {
      await keepDoorPlace(ctx, input);
      return doorOfOrder(ctx, input.bookingId);
    }),

  /** The door was opened after all. */
  withdraw: ofBooking
    .input(doorRefSchema)
    .output(answerBy(doorOfOrderAnswer))
    .mutation(async ({ ctx, input }) => {
      await withdrawReport(ctx, input.bookingId);
      return doorOfOrder(ctx, input.bookingId);
    }),

  /** Everything back; the booking ends. */
  takeMoneyBack: ofBooking
    .input(doorRefSchema)
    .output(answerBy(doorOfOrderAnswer))
    .mutation(async ({ ctx, input }) => {
      await takeMoneyBack(ctx, input.bookingId);
      return doorOfOrder(ctx, input.bookingId);
    }),

  /** Another place, at the price that was paid or a lower one. */
  move: ofBooking
    .input(moveFromDoorSchema)
    .output(answerBy(bookingIdAnswer))
    .mutation(({ ctx, input }) => moveFromDoor(ctx, input)),

  /** Those that wait for an answer at the counters where the person works. */
  hosted: counterProcedure.output(answerBy(hostedDoorsAnswer)).query(({ ctx }) => hostedDoors(ctx.deps, ctx.user.id)),

  answer: counterProcedure
    .meta({ audits: { table: 'bookings', id: 'bookingId' } })
    .input(answerDoorSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => answerDoor(ctx.deps, ctx.user.id, input)),
});

const ofReport = { audits: { table: 'bookings', id: 'bookingId' }, proof: 'lately', tells: true } as const;

/** Doors reported shut, as administration decides them. */
export const adminDoorsRouter = router({
  get: operatorProcedure('support', 'finance')
    .input(z.object({ bookingId: z.uuid() }))
    .output(answerBy(doorCaseAnswer))
    .query(({ ctx, input }) => doorCase(ctx.deps, input.bookingId)),

  decide: operatorProcedure('support')
    .meta(ofReport)
    .input(decideDoorSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => decideDoor(ctx.deps, ctx.actor.userId, input)),

  /** A location whose reports count was looked at. */
  look: operatorProcedure('support')
    .meta({ audits: { table: 'listings', id: 'listingId' }, proof: 'lately', tells: true })
    .input(lookAtDoorSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => lookAtDoor(ctx.deps, ctx.actor.userId, input)),
});
