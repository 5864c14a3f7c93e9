import type { WebhookEventType } from '#shared/integrations/webhook-events.ts';
import { userTakenOver } from '#server/modules/accounts/accounts.module.ts';
import {
  bookingCanceled,
  bookingChanged,
  bookingClockMoved,
  bookingConfirmed,
} from '#server/modules/booking/booking.module.ts';
import { bagsCheckedIn, bagsCheckedOut, handOverCorrected } from '#server/modules/custody/custody.module.ts';
import { listingChanged } from '#server/modules/partner/partner.module.ts';
import { payoutFailed, payoutPaid } from '#server/modules/payouts/payouts.module.ts';
import { type DomainEvent } from '#server/platform/events/domain-event.ts';
import { subscribe, type Subscription } from '#server/platform/events/subscription.ts';
import { bookingFacts, listingFacts, payoutFacts } from './event-facts.ts';
import { keepDeliveries } from './keep-deliveries.ts';

/** One name for all: of one booking, events are delivered in their order. */
const NAME = 'tell-webhooks';

/** A booking has one such event in its life. */
const ofBooking = (event: DomainEvent<{ bookingId: string }>, type: WebhookEventType): Subscription =>
  subscribe(event, NAME, ({ bookingId }, deps) =>
    keepDeliveries(deps, { type, key: `${type}:${bookingId}`, subject: bookingId }, () =>
      bookingFacts(deps, bookingId),
    ),
  );

const ofCounter = (event: typeof bagsCheckedIn, type: WebhookEventType): Subscription =>
  subscribe(event, NAME, ({ bookingId, handOverId }, deps) =>
    keepDeliveries(deps, { type, key: `hand-over:${handOverId}`, subject: bookingId }, () =>
      bookingFacts(deps, bookingId),
    ),
  );

const ofPayout = (event: DomainEvent<{ payoutId: string }>, type: WebhookEventType): Subscription =>
  subscribe(event, NAME, ({ payoutId }, deps) =>
    keepDeliveries(deps, { type, key: `${type}:${payoutId}`, subject: payoutId }, () => payoutFacts(deps, payoutId)),
  );

/** Every event that webhooks receive. */
export const webhookSubscriptions: readonly Subscription[] = [
  ofBooking(bookingConfirmed, 'booking.confirmed'),
  ofBooking(bookingChanged, 'booking.changed'),
  subscribe(bookingClockMoved, NAME, ({ bookingId, moves }, deps) =>
    keepDeliveries(deps, { type: 'booking.changed', key: `clock:${bookingId}:${moves}`, subject: bookingId }, () =>
      bookingFacts(deps, bookingId),
    ),
  ),
  ofBooking(bookingCanceled, 'booking.canceled'),
  ofCounter(bagsCheckedIn, 'booking.checked_in'),
  ofCounter(bagsCheckedOut, 'booking.checked_out'),
  ofCounter(handOverCorrected, 'booking.changed'),
  ofPayout(payoutPaid, 'payout.paid'),
  ofPayout(payoutFailed, 'payout.failed'),
  subscribe(listingChanged, NAME, ({ listingId, changeId, what }, deps) =>
    keepDeliveries(deps, { type: 'listing.changed', key: `listing:${changeId}`, subject: listingId }, () =>
      listingFacts(deps, listingId, what),
    ),
  ),
  subscribe(userTakenOver, 'forget-webhook', async ({ userId, at }, deps) => {
    await deps.db.query('delete from webhooks where owner_id = $1 and created_at <= $2', [userId, at]);
  }),
];
