import { z } from 'zod';
import { deliveriesSchema, deliverySchema, saveWebhookSchema } from '#shared/integrations/webhook-schema.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { deliveriesOf, deliveryOf, lastDayOf } from './deliveries.ts';
import { sendAgain, sendTest } from './send-now.ts';
import { deliveriesAnswer, deliveryAnswer, lastDayAnswer, secretAnswer, webhookAnswer } from './webhook-answers.ts';
import { removeWebhook, renewSecret, saveWebhook, secretOf, webhookOf } from './webhook-settings.ts';

/** The address that a partner is told at what happens, and what was delivered there. */
export const webhooksRouter = router({
  webhook: partnerProcedure.output(webhookAnswer).query(({ ctx }) => webhookOf(ctx.deps, ctx.user.id)),

  save: partnerProcedure
    .input(saveWebhookSchema)
    .output(webhookAnswer)
    .mutation(({ ctx, input }) => saveWebhook(ctx.deps, ctx.user.id, input)),

  remove: partnerProcedure.output(z.void()).mutation(({ ctx }) => removeWebhook(ctx.deps, ctx.user.id)),

  /** Shows the secret; no query, so that nothing keeps it. */
  showSecret: partnerProcedure
    .output(secretAnswer)
    .mutation(async ({ ctx }) => ({ secret: await secretOf(ctx.deps, ctx.user.id) })),

  /** Makes a new one; the one before signs beside it for a day. */
  renewSecret: partnerProcedure
    .output(secretAnswer)
    .mutation(async ({ ctx }) => ({ secret: await renewSecret(ctx.deps, ctx.user.id) })),

  deliveries: partnerProcedure
    .input(deliveriesSchema)
    .output(deliveriesAnswer)
    .query(({ ctx, input }) => deliveriesOf(ctx.deps, ctx.user.id, input)),

  delivery: partnerProcedure
    .input(deliverySchema)
    .output(deliveryAnswer)
    .query(({ ctx, input }) => deliveryOf(ctx.deps, ctx.user.id, input.deliveryId)),

  lastDay: partnerProcedure.output(lastDayAnswer).query(({ ctx }) => lastDayOf(ctx.deps, ctx.user.id)),

  /** Sends a delivery again at once, and answers with what came of it. */
  sendAgain: partnerProcedure
    .input(deliverySchema)
    .output(deliveryAnswer)
    .mutation(async ({ ctx, input: { deliveryId } }) => {
      await sendAgain(ctx.deps, ctx.user.id, deliveryId);
      return deliveryOf(ctx.deps, ctx.user.id, deliveryId);
    }),

  /** Sends an event that nothing happened for. */
  sendTest: partnerProcedure.output(deliveryAnswer).mutation(async ({ ctx }) => {
    const deliveryId = await sendTest(ctx.deps, ctx.user.id);
    return deliveryOf(ctx.deps, ctx.user.id, deliveryId);
  }),
});
