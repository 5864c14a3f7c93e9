import * as z from 'zod/mini';
import { webhookGroupNames } from './webhook-events.ts';

const MAX_ADDRESS_LENGTH = 500;

/** Where a partner's webhook is, and what it receives. Which addresses are taken, the server says. */
export const saveWebhookSchema = z.object({
  url: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_ADDRESS_LENGTH)),
  groups: z.array(z.enum(webhookGroupNames)).check(z.maxLength(webhookGroupNames.length)),
});

export const deliveriesSchema = z.object({
  /** Whether only those that failed are listed. */
  isFailed: z.boolean(),
  /** The last one that is shown; those before it come next. */
  cursor: z.optional(z.uuid()),
});

export const webhookIdSchema = z.object({ webhookId: z.uuid() });

export const deliverySchema = z.object({ deliveryId: z.uuid() });
