import { userTakenOver } from '#server/modules/accounts/accounts.module.ts';
import { subscribe, type Subscription } from '#server/platform/events/subscription.ts';
import { forgetAccount } from './forget-account.ts';

/** The person who set an account up that is another one's now is not paid what that one earns. */
export const payoutSubscriptions: readonly Subscription[] = [
  subscribe(userTakenOver, 'forget-payout-account', ({ userId, at }, deps) => forgetAccount(deps, userId, at)),
];
