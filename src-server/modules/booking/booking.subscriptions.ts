import { listingMoved, listingRezoned } from '#server/modules/partner/partner.module.ts';
import { subscribe, type Subscription } from '#server/platform/events/subscription.ts';
import { keepLocalTimes } from './hosting/keep-local-times.ts';
import { tellOfNewAddress } from './hosting/tell-of-new-address.ts';

/** What booking does with events of other modules. */
export const bookingSubscriptions: readonly Subscription[] = [
  subscribe(listingMoved, 'tell-travellers', ({ listingId }, deps) => tellOfNewAddress(deps, listingId)),
  subscribe(listingRezoned, 'keep-local-times', async ({ listingId }, deps) => {
    await keepLocalTimes(deps, { listingId, whereClosed: 'keep' });
  }),
];
