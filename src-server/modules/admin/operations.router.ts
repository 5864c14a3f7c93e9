import { Instant } from '@js-joda/core';
import { foundBookingsAnswer, exportedBookingsAnswer } from '#shared/admin/booking-answers.ts';
import { payoutListAnswer } from '#shared/admin/payout-answers.ts';
import { closedListingAnswer } from '#shared/admin/listing-answers.ts';
import {
  sentToAnswer,
  deliveriesAnswer,
  deliveredAnswer,
  reportAnswer,
  auditLogAnswer,
  sinceActAnswer,
  whatFollowedAnswer,
  serviceTokensAnswer,
} from '#shared/admin/work-answers.ts';
import { erasurePreviewAnswer } from '#shared/admin/people-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { auditLogSchema, entrySchema, undoActSchema } from '#shared/admin/audit-schema.ts';
import {
  closeListingSchema,
  erasePersonSchema,
  exportBookingsSchema,
  findBookingsSchema,
  findDeliveriesSchema,
  importListingSchema,
  issueTokenSchema,
  listPayoutsSchema,
  personSchema,
  resendDeliverySchema,
  resendMailSchema,
  tokenNameSchema,
  verifySchema,
} from '#shared/admin/operations-schema.ts';
import { payAll } from '#server/modules/payouts/payouts.module.ts';
import { sendNow } from '#server/modules/webhooks/webhooks.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { adminProcedure, operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { findEntries } from './audit/find-entries.ts';
import { sinceAct } from './audit/since-act.ts';
import { undoAct } from './audit/undo-act.ts';
import { whatFollowed } from './audit/what-followed.ts';
import { closeListing } from './close-listing.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { exportBookings, findBookings } from './find-bookings.ts';
import { deliveryNow, findDeliveries } from './find-deliveries.ts';
import { importListing } from './import-listing.ts';
import { listAllPayouts } from './list-payouts.ts';
import { resendMail } from './resend-mail.ts';
import { withTokens } from './tokens.ts';
import { verify } from './verify.ts';
import { verifyPayments } from './provider-check/verify-payments.ts';

/** What the people who run Cloakroom do, and their scripts by a token of their role. */
export const operationsRouter = router({
  /** The newest bookings of a code, an address, a name or a location. */
  findBookings: operatorProcedure('reader', 'support', 'finance')
    .input(findBookingsSchema)
    .output(answerBy(foundBookingsAnswer))
    .query(({ ctx, input }) => findBookings(ctx.deps, input.text)),

  /** Bookings made within a stretch of time, a page at a time. */
  exportBookings: operatorProcedure('reader', 'finance')
    .meta({ proof: 'lately' })
    .input(exportBookingsSchema)
    .output(answerBy(exportedBookingsAnswer))
    .query(({ ctx, input }) => exportBookings(ctx.deps, input)),

  /** Payouts of all partners. */
  payouts: operatorProcedure('reader', 'finance')
    .input(listPayoutsSchema)
    .output(answerBy(payoutListAnswer))
    .query(({ ctx, input }) => listAllPayouts(ctx.deps, input)),

  /** Pays out what every partner has coming, now instead of on Monday. Asked twice, nothing is paid twice; with nothing due, nothing is asked for. */
  runPayouts: operatorProcedure('finance')
    .meta({ proof: 'lately', tells: true })
    .output(answerBy(z.object({ asked: z.boolean() })))
    .mutation(({ ctx }) => payAll(ctx.deps)),

  /** Adds a partner's location with its week, or only says what is wrong with it. */
  importListing: adminProcedure
    .meta({ audits: { table: 'listings', id: 'answer' } })
    .input(importListingSchema)
    .output(answerBy(z.object({ id: z.nullable(z.string()) })))
    .mutation(async ({ ctx, input }) => ({ id: await importListing(ctx.deps, input) })),

  /** Closes a location for a day, through the guard of its bookings. */
  closeListing: operatorProcedure('support')
    .input(closeListingSchema)
    .output(answerBy(closedListingAnswer))
    .mutation(({ ctx, input }) => closeListing(ctx.deps, input)),

  /** Writes a mail about a booking once more. */
  resendMail: operatorProcedure('support')
    .meta({ tells: true })
    .input(resendMailSchema)
    .output(answerBy(sentToAnswer))
    .mutation(({ ctx, input }) => resendMail(ctx.deps, input)),

  /** What was delivered to webhooks, or was not taken. */
  deliveries: operatorProcedure('reader', 'support')
    .input(findDeliveriesSchema)
    .output(answerBy(deliveriesAnswer))
    .query(({ ctx, input }) => findDeliveries(ctx.deps, { about: input.about })),

  /** Delivers it once more, at once. */
  resendDelivery: operatorProcedure('support')
    .input(resendDeliverySchema)
    .output(answerBy(deliveredAnswer))
    .mutation(async ({ ctx, input: { deliveryId } }) => {
      await sendNow(ctx.deps, deliveryId);
      return deliveryNow(ctx.deps, deliveryId);
    }),

  /** Reckons again what the database keeps true. */
  verify: operatorProcedure('reader', 'support', 'finance')
    .input(verifySchema)
    .output(answerBy(reportAnswer))
    .query(({ ctx, input }) =>
      input.check === 'payments' ? verifyPayments(ctx.deps, Instant.parse(input.since)) : verify(ctx.deps, input.check),
    ),

  /** Who would be erased, and what hinders it. */
  previewErasure: adminProcedure
    .input(personSchema)
    .output(answerBy(erasurePreviewAnswer))
    .query(({ ctx, input }) => previewErasure(ctx.deps, input.email)),

  /** Takes a person's name, addresses and numbers out of everything. */
  erasePerson: adminProcedure
    .meta({ proof: 'lately' })
    .input(erasePersonSchema)
    .output(answerBy(z.object({ bookings: z.int() })))
    .mutation(({ ctx, input }) => erasePerson(ctx.deps, input.userId)),

  /** Who did what for others. */
  auditLog: adminProcedure
    .input(auditLogSchema)
    .output(answerBy(auditLogAnswer))
    .query(({ ctx, input }) => findEntries(ctx.deps, input)),

  /** What came after an act of the log that could be taken back. */
  sinceAct: adminProcedure
    .input(entrySchema)
    .output(answerBy(sinceActAnswer))
    .query(({ ctx, input }) => sinceAct(ctx.deps, input.entryId)),

  /** What an act of the log set going, and what became of it. */
  whatFollowed: adminProcedure
    .input(entrySchema)
    .output(answerBy(whatFollowedAnswer))
    .query(({ ctx, input }) => whatFollowed(ctx.deps, input.entryId)),

  /** Takes an act of the log back, where no one changed the same since. */
  undoAct: adminProcedure
    .meta({ proof: 'lately' })
    .input(undoActSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => undoAct(ctx.deps, { entryId: input.entryId, by: ctx.actor })),

  /** The service tokens there are and were, without the tokens themselves. */
  tokens: adminProcedure.output(answerBy(serviceTokensAnswer)).query(({ ctx }) =>
    withTokens(ctx.deps, async (tokens) =>
      (await tokens.list()).map(({ createdAt, expiresAt, revokedAt, ...token }) => ({
        ...token,
        createdAt: isoOfDate(createdAt),
        expiresAt: isoOfDate(expiresAt),
        revokedAt: revokedAt === null ? null : isoOfDate(revokedAt),
      })),
    ),
  ),

  /** Makes a service token, which is shown this once. */
  issueToken: adminProcedure
    .meta({ audits: { named: 'name' }, proof: 'lately' })
    .input(issueTokenSchema)
    .output(answerBy(z.object({ token: z.string() })))
    .mutation(({ ctx, input }) => withTokens(ctx.deps, async (tokens) => ({ token: await tokens.issue(input) }))),

  /** Ends a service token. */
  revokeToken: adminProcedure
    .meta({ audits: { named: 'name' } })
    .input(tokenNameSchema)
    .output(answerBy(z.object({ revoked: z.boolean() })))
    .mutation(({ ctx, input }) =>
      withTokens(ctx.deps, async (tokens) => {
        await tokens.revoke(input.name);
        return { revoked: true };
      }),
    ),
});
