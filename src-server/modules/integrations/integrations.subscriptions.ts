import { userTakenOver } from '#server/modules/accounts/accounts.module.ts';
import { subscribe, type Subscription } from '#server/platform/events/subscription.ts';

/** The person who set an account up that is another one's now knows the address to which its reservations are sent. */
export const integrationSubscriptions: readonly Subscription[] = [
  subscribe(userTakenOver, 'disconnect', async ({ userId, at }, deps) => {
    await deps.db.query('delete from integrations where user_id = $1 and created_at <= $2', [userId, at]);
  }),
];
