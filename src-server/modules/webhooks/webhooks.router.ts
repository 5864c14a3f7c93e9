import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { z } from 'zod';
import {
  deliveriesSchema,
  deliverySchema,
  saveWebhookSchema,
  webhookIdSchema,
} from '#shared/integrations/webhook-schema.ts';
import { adminProcedure, confirmedPartnerProcedure, partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import {
  addAdministratorsWebhook,
  administratorsWebhooks,
  removeAdministratorsWebhook,
} from './administrators-webhooks.ts';
import { deliveriesOf, deliveryOf, lastDayOf } from './deliveries.ts';
import { sendAgain, sendTest } from './send-now.ts';
import {
  administratorsAnswer,
  deliveriesAnswer,
  deliveryAnswer,
  lastDayAnswer,
  secretAnswer,
  webhookAnswer,
} from './webhook-answers.ts';
import { removeWebhook, renewSecret, saveWebhook, secretOf, webhookOf } from './webhook-settings.ts';

/** The address at which a partner hears what happens, and what was delivered there. */
export const webhooksRouter = router({
  webhook: partnerProcedure.output(answerBy(webhookAnswer)).query(({ ctx }) => webhookOf(ctx.deps, ctx.user.id)),

  save: confirmedPartnerProcedure
    .input(saveWebhookSchema)
    .output(answerBy(webhookAnswer))
    .mutation(({ ctx, input }) => saveWebhook(ctx.deps, ctx.user.id, input)),

  remove: partnerProcedure.output(nothing).mutation(({ ctx }) => removeWebhook(ctx.deps, ctx.user.id)),

  /** Shows the secret; no query, so that nothing keeps it. */
  showSecret: partnerProcedure
    .output(answerBy(secretAnswer))
    .mutation(async ({ ctx }) => ({ secret: await secretOf(ctx.deps, ctx.user.id) })),

  /** Makes a new one; the one before signs with it for a day. */
  renewSecret: partnerProcedure
    .output(answerBy(secretAnswer))
    .mutation(async ({ ctx }) => ({ secret: await renewSecret(ctx.deps, ctx.user.id) })),

  deliveries: partnerProcedure
    .input(deliveriesSchema)
    .output(answerBy(deliveriesAnswer))
    .query(({ ctx, input }) => deliveriesOf(ctx.deps, ctx.user.id, input)),

  delivery: partnerProcedure
    .input(deliverySchema)
    .output(answerBy(deliveryAnswer))
    .query(({ ctx, input }) => deliveryOf(ctx.deps, ctx.user.id, input.deliveryId)),

  lastDay: partnerProcedure.output(answerBy(lastDayAnswer)).query(({ ctx }) => lastDayOf(ctx.deps, ctx.user.id)),

  /** Sends a delivery again at once, and answers with what came of it. */
  sendAgain: partnerProcedure
    .input(deliverySchema)
    .output(answerBy(deliveryAnswer))
    .mutation(async ({ ctx, input: { deliveryId } }) => {
      await sendAgain(ctx.deps, ctx.user.id, deliveryId);
      return deliveryOf(ctx.deps, ctx.user.id, deliveryId);
    }),

  /** Those of the people who run the site, which hear of every partner's events. */
  ofAdministrators: adminProcedure
    .output(answerBy(administratorsAnswer))
    .query(({ ctx }) => administratorsWebhooks(ctx.deps)),

  addForAdministrators: adminProcedure
    .meta({ audits: { table: 'webhooks', id: 'answer' }, proof: 'lately' })
    .input(saveWebhookSchema)
    .output(answerBy(z.object({ id: z.string() })))
    .mutation(async ({ ctx, input }) => ({ id: await addAdministratorsWebhook(ctx.deps, input) })),

  removeForAdministrators: adminProcedure
    .meta({ audits: { table: 'webhooks', id: 'webhookId' } })
    .input(webhookIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => removeAdministratorsWebhook(ctx.deps, input.webhookId)),

  /** Sends an event that nothing happened for. */
  sendTest: partnerProcedure.output(answerBy(deliveryAnswer)).mutation(async ({ ctx }) => {
    const deliveryId = await sendTest(ctx.deps, ctx.user.id);
    return deliveryOf(ctx.deps, ctx.user.id, deliveryId);
  }),
});
