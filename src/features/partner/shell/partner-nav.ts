import { CalendarDays, House, type LucideIcon, MessageSquare, Store, Wallet } from 'lucide-react';
import type { TextKey } from '#shared/messages/areas.ts';

interface Entry {
  readonly to: string;
  readonly icon: LucideIcon;
  /** In the rail and the drawer. */
  readonly words: TextKey<'partner'>;
  /** In the bar at the bottom of a phone. */
  readonly short: TextKey<'partner'>;
}

const home: Entry = { to: '/dashboard', icon: House, words: 'navHome', short: 'barHome' };
const bookings: Entry = { to: '/dashboard/bookings', icon: CalendarDays, words: 'navBookings', short: 'barBookings' };
const messages: Entry = { to: '/dashboard/messages', icon: MessageSquare, words: 'navMessages', short: 'barMessages' };
const listings: Entry = { to: '/dashboard/listings', icon: Store, words: 'navListings', short: 'barListings' };
const payouts: Entry = { to: '/dashboard/payouts', icon: Wallet, words: 'navPayouts', short: 'barPayouts' };

export const railEntries: readonly Entry[] = [home, bookings, messages, listings, payouts];
export const barEntries: readonly Entry[] = [home, bookings, messages, listings, payouts];

/** Whether an entry leads to where the person is. */
export const isHere = (to: string, pathname: string): boolean =>
  to === '/dashboard' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

const editors =
  /^\/dashboard\/(listings\/(new|[^/]+\/(edit|hours|holidays|closure|promotions))|payouts\/(bank|kyc)|staff(\/invite)?)$/;

/** Editors bring a bar of their own, so the phone's bar gives way; integrations show the menu button only. */
export const isEditor = (pathname: string): boolean => {
  const path = pathname.replace(/\/+$/, '');
  return editors.test(path) || path === '/integrations' || path === '/integrations/api' || path === '/guesty';
};
