import { bookingSubscriptions } from '#server/modules/booking/booking.module.ts';
import { calendarSubscriptions } from '#server/modules/calendars/calendars.module.ts';
import { integrationSubscriptions } from '#server/modules/integrations/integrations.module.ts';
import { partnerSubscriptions } from '#server/modules/partner/partner.module.ts';
import { payoutSubscriptions } from '#server/modules/payouts/payouts.module.ts';
import { webhookSubscriptions } from '#server/modules/webhooks/webhooks.module.ts';
import type { Subscription } from '#server/platform/events/subscription.ts';

/** Who receives what happens in earlier modules. */
export const subscriptions: readonly Subscription[] = [
  ...partnerSubscriptions,
  ...bookingSubscriptions,
  ...payoutSubscriptions,
  ...integrationSubscriptions,
  ...webhookSubscriptions,
  ...calendarSubscriptions,
];
