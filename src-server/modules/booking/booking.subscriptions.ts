import { listingMoved } from '#server/modules/partner/partner.module.ts';
import { type Subscription, subscribe } from '#server/platform/events/domain-event.ts';
import { tellOfNewAddress } from './hosting/tell-of-new-address.ts';

/** What booking does when it is told of something. */
export const bookingSubscriptions: readonly Subscription[] = [
  subscribe(listingMoved, 'tell-travellers', ({ listingId }, deps) => tellOfNewAddress(deps, listingId)),
];
