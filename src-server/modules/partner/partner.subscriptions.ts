import { userConfirmed, userEmailChanged, userTakenOver } from '#server/modules/accounts/accounts.module.ts';
import { subscribe, type Subscription } from '#server/platform/events/subscription.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { refreshListingState } from './listing-state.ts';
import { endStaffOf } from './staff/manage-staff.ts';

export const partnerSubscriptions: readonly Subscription[] = [
  // Listings are found while the address of their owner is confirmed.
  ...[userConfirmed, userEmailChanged].map((event) =>
    subscribe(event, 'refresh-listings', ({ userId }, deps) =>
      inTransaction(deps, (em) => refreshListingState(em, { ownerId: userId })),
    ),
  ),
  subscribe(userTakenOver, 'end-staff', ({ userId, at }, deps) => endStaffOf(deps, userId, at)),
  // The person who set the locations up wrote down where their mails go, which name travellers.
  subscribe(userTakenOver, 'tell-owner-alone', async ({ userId, at }, deps) => {
    await deps.db.query(
      `update listings l set notifications_email = u.email from users u
       where u.id = l.owner_id and l.owner_id = $1 and l.created_at <= $2 and l.notifications_email <> u.email`,
      [userId, at],
    );
  }),
];
