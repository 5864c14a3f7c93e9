import { Instant } from '@js-joda/core';
import { auditLogSchema, undoActSchema } from '#shared/admin/audit-schema.ts';
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
import { toIso } from '#shared/time/instants.ts';
import { runPayouts } from '#server/modules/payouts/payouts.module.ts';
import { sendNow } from '#server/modules/webhooks/webhooks.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { adminProcedure, operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { findEntries } from './audit/find-entries.ts';
import { undoAct } from './audit/undo-act.ts';
import { closeListing } from './close-listing.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { exportBookings, findBookings } from './find-bookings.ts';
import { deliveryNow, findDeliveries } from './find-deliveries.ts';
import { importListing } from './import-listing.ts';
import { listAllPayouts } from './list-payouts.ts';
import { resendMail } from './resend-mail.ts';
import { withTokens } from './tokens.ts';
import { verify } from './verify.ts';

const iso = (date: Date) => toIso(Instant.ofEpochMilli(date.getTime()));

/** What the people who run Cloakroom do, and their scripts by a token of their role. */
export const operationsRouter = router({
  /** The newest bookings of a code, an address, a name or a location. */
  findBookings: operatorProcedure('reader', 'support', 'finance')
    .input(findBookingsSchema)
    .query(({ ctx, input }) => findBookings(ctx.deps, input.text)),

  /** Bookings made within a stretch of time, a page at a time. */
  exportBookings: operatorProcedure('reader', 'finance')
    .meta({ risky: true })
    .input(exportBookingsSchema)
    .query(({ ctx, input }) => exportBookings(ctx.deps, input)),

  /** Payouts of all partners. */
  payouts: operatorProcedure('reader', 'finance')
    .input(listPayoutsSchema)
    .query(({ ctx, input }) => listAllPayouts(ctx.deps, input)),

  /** Pays out what every partner has coming, now instead of on Monday. Asked twice, nothing is paid twice. */
  runPayouts: operatorProcedure('finance')
    .meta({ risky: true })
    .mutation(({ ctx: { deps } }) =>
      inTransaction(deps, async (em) => {
        await deps.jobs.enqueue(em, runPayouts, {});
        return { asked: true };
      }),
    ),

  /** Adds a partner's location with its week, or only says what is wrong with it. */
  importListing: adminProcedure
    .meta({ audits: { table: 'listings', id: 'answer' } })
    .input(importListingSchema)
    .mutation(async ({ ctx, input }) => ({ id: await importListing(ctx.deps, input) })),

  /** Closes a location for a day, through the guard of its bookings. */
  closeListing: operatorProcedure('support')
    .input(closeListingSchema)
    .mutation(({ ctx, input }) => closeListing(ctx.deps, input)),

  /** Writes a mail about a booking once more. */
  resendMail: operatorProcedure('support')
    .input(resendMailSchema)
    .mutation(({ ctx, input }) => resendMail(ctx.deps, input)),

  /** What was delivered to webhooks, or was not taken. */
  deliveries: operatorProcedure('reader', 'support')
    .input(findDeliveriesSchema)
    .query(({ ctx, input }) => findDeliveries(ctx.deps, { about: input.about })),

  /** Delivers it once more, at once. */
  resendDelivery: operatorProcedure('support')
    .input(resendDeliverySchema)
    .mutation(async ({ ctx, input: { deliveryId } }) => {
      await sendNow(ctx.deps, deliveryId);
      return deliveryNow(ctx.deps, deliveryId);
    }),

  /** Reckons again what the database keeps true. */
  verify: operatorProcedure('reader', 'support', 'finance')
    .input(verifySchema)
    .query(({ ctx, input }) => verify(ctx.deps, input.check)),

  /** Who would be erased, and what hinders it. */
  previewErasure: adminProcedure.input(personSchema).query(({ ctx, input }) => previewErasure(ctx.deps, input.email)),

  /** Takes a person's name, addresses and numbers out of everything. */
  erasePerson: adminProcedure
    .meta({ risky: true })
    .input(erasePersonSchema)
    .mutation(({ ctx, input }) => erasePerson(ctx.deps, input.userId)),

  /** Who did what for others. */
  auditLog: adminProcedure.input(auditLogSchema).query(({ ctx, input }) => findEntries(ctx.deps, input)),

  /** Takes an act of the log back, where nobody changed the same since. */
  undoAct: adminProcedure
    .meta({ risky: true })
    .input(undoActSchema)
    .mutation(({ ctx, input }) => undoAct(ctx.deps, { entryId: input.entryId, by: ctx.actor.userId })),

  /** The service tokens there are and were, without the tokens themselves. */
  tokens: adminProcedure.query(({ ctx }) =>
    withTokens(ctx.deps, async (tokens) =>
      (await tokens.list()).map(({ createdAt, expiresAt, revokedAt, ...token }) => ({
        ...token,
        createdAt: iso(createdAt),
        expiresAt: iso(expiresAt),
        revokedAt: revokedAt === null ? null : iso(revokedAt),
      })),
    ),
  ),

  /** Makes a service token, which is told this once. */
  issueToken: adminProcedure
    .meta({ audits: { named: 'name' }, risky: true })
    .input(issueTokenSchema)
    .mutation(({ ctx, input }) => withTokens(ctx.deps, async (tokens) => ({ token: await tokens.issue(input) }))),

  /** Ends a service token. */
  revokeToken: adminProcedure
    .meta({ audits: { named: 'name' } })
    .input(tokenNameSchema)
    .mutation(({ ctx, input }) =>
      withTokens(ctx.deps, async (tokens) => {
        await tokens.revoke(input.name);
        return { revoked: true };
      }),
    ),
});
