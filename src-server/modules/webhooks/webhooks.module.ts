/** The door of webhooks: what other modules and the API may use. */
export { sendDeliveryHandler, wakeDeliveriesHandler } from './send-delivery.job.ts';
export { sendWebhookMailHandler } from './send-webhook-mail.job.ts';
export { sendNow } from './send-now.ts';
export { webhookSubscriptions } from './webhooks.subscriptions.ts';
