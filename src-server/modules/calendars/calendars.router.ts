import { calendarsAnswer } from '#shared/calendars/calendar-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  addCalendarSchema,
  calendarIdSchema,
  changeCalendarSchema,
  dismissSchema,
  showSchema,
} from '#shared/calendars/calendar-schema.ts';
import { confirmedPartnerProcedure, partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { renewAddresses, showInCalendar } from './calendar-addresses.ts';
import { calendarsOverview } from './overview.ts';
import { addCalendar, changeCalendar, dismissEntry, readOwnNow, removeCalendar } from './own-calendars.ts';

/** A partner's calendars: their bookings in their own, and what theirs say about days to close. */
export const calendarsRouter = router({
  overview: partnerProcedure
    .output(answerBy(calendarsAnswer))
    .query(({ ctx }) => calendarsOverview(ctx.deps, ctx.user.id)),

  /** What their own calendar shows of a booking. */
  show: partnerProcedure
    .input(showSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => showInCalendar(ctx.deps, ctx.user.id, input.shows)),

  /** New addresses for all locations; those of before end at once. */
  renew: confirmedPartnerProcedure.output(nothing).mutation(({ ctx }) => renewAddresses(ctx.deps, ctx.user.id)),

  add: confirmedPartnerProcedure
    .input(addCalendarSchema)
    .output(answerBy(z.object({ id: z.string() })))
    .mutation(({ ctx, input }) => addCalendar(ctx.deps, ctx.user.id, input)),

  change: partnerProcedure
    .input(changeCalendarSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => changeCalendar(ctx.deps, ctx.user.id, input)),

  remove: partnerProcedure
    .input(calendarIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => removeCalendar(ctx.deps, ctx.user.id, input.calendarId)),

  /** Reads all of them now. */
  read: partnerProcedure.output(nothing).mutation(({ ctx }) => readOwnNow(ctx.deps, ctx.user.id)),

  /** Says that an entry is no closure, or takes that back. */
  dismiss: partnerProcedure
    .input(dismissSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => dismissEntry(ctx.deps, ctx.user.id, input.entryId, input.isDismissed)),
});
