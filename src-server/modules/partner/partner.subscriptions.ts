import { userConfirmed, userEmailChanged } from '#server/modules/accounts/accounts.module.ts';
import { type Subscription, subscribe } from '#server/platform/events/domain-event.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { refreshListingState } from './listing-state.ts';

/** Listings are found while the address of their owner is confirmed. */
export const partnerSubscriptions: readonly Subscription[] = [userConfirmed, userEmailChanged].map((event) =>
  subscribe(event, 'refresh-listings', ({ userId }, deps) =>
    inTransaction(deps, (em) => refreshListingState(em, { ownerId: userId })),
  ),
);
