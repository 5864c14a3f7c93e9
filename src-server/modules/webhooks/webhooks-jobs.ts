import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tries a delivery, if it is due and nothing before it of the same booking waits. A slow receiver holds up no other. */
export const sendDelivery = defineJob({
  name: 'send-delivery',
  payload: z.object({ deliveryId: z.string(), webhookId: z.string() }),
  retries: 5,
  groupedBy: ({ webhookId }) => webhookId,
});

/** Finds deliveries that were due a while ago, such as those whose process died in the middle of a try. */
export const wakeDeliveries = defineJob({ name: 'wake-deliveries', payload: z.object({}), retries: 0 });

/** Tells a partner that their webhook has not taken anything for three days. */
export const sendWebhookMail = defineJob({
  name: 'send-webhook-mail',
  payload: z.object({ webhookId: z.string() }),
  retries: 10,
});
