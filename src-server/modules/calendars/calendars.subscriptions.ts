import { userTakenOver } from '#server/modules/accounts/accounts.module.ts';
import { subscribe, type Subscription } from '#server/platform/events/subscription.ts';
import { renewAddresses } from './calendar-addresses.ts';

/** The person who set an account up that is another one's now knows the addresses of its calendars. */
export const calendarSubscriptions: readonly Subscription[] = [
  subscribe(userTakenOver, 'renew-calendar-addresses', ({ userId }, deps) => renewAddresses(deps, userId)),
];
