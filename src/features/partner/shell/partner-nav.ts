import {
  CalendarDays,
  CircleHelp,
  House,
  type LucideIcon,
  MessageSquare,
  Plug,
  Store,
  Users,
  Wallet,
} from 'lucide-react';
import type { TextKey } from '#shared/messages/areas.ts';

interface RailEntry {
  readonly to: string;
  readonly icon: LucideIcon;
  /** In the rail and the drawer. */
  readonly words: TextKey<'partner'>;
}

interface Entry extends RailEntry {
  /** In the bar at the bottom of a phone. */
  readonly short: TextKey<'partner'>;
}

const home: Entry = { to: '/dashboard', icon: House, words: 'navHome', short: 'barHome' };
const bookings: Entry = { to: '/dashboard/bookings', icon: CalendarDays, words: 'navBookings', short: 'barBookings' };
const messages: Entry = { to: '/dashboard/messages', icon: MessageSquare, words: 'navMessages', short: 'barMessages' };
const listings: Entry = { to: '/dashboard/listings', icon: Store, words: 'navListings', short: 'barListings' };
const payouts: Entry = { to: '/dashboard/payouts', icon: Wallet, words: 'navPayouts', short: 'barPayouts' };

const staff: RailEntry = { to: '/dashboard/staff', icon: Users, words: 'navStaff' };
const integrations: RailEntry = { to: '/integrations', icon: Plug, words: 'navIntegrations' };
const help: RailEntry = { to: '/help', icon: CircleHelp, words: 'navHelp' };

export const railEntries: readonly RailEntry[] = [
  home,
  bookings,
  messages,
  listings,
  payouts,
  staff,
  integrations,
  help,
];
export const barEntries: readonly Entry[] = [home, bookings, messages, listings, payouts];

/** Where an entry leads a person: the home of one who joins and finishes later is theirs all the same. */
export const wayTo = (to: string, { partnerOnboardingStep }: { readonly partnerOnboardingStep: number }): string =>
  to === '/dashboard' && partnerOnboardingStep === 3 ? '/dashboard?later=true' : to;

/** Whether an entry leads to where the person is. */
export const isHere = (to: string, pathname: string): boolean =>
  to === '/dashboard' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

const editors =
  /^\/dashboard\/(listings\/(new|several|[^/]+\/(edit|hours|holidays|closure|promotions))|payouts\/(bank|kyc)|staff(\/invite)?)$/;

/** Editors bring a bar of their own, so the phone's bar gives way; integrations show the menu button only. */
export const isEditor = (pathname: string): boolean => {
  const path = pathname.replace(/\/+$/, '');
  return editors.test(path) || path === '/integrations' || path === '/integrations/api' || path === '/guesty';
};
