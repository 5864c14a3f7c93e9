import {
  CalendarDays,
  FileText,
  GitPullRequestArrow,
  House,
  LifeBuoy,
  type LucideIcon,
  MessageSquare,
  RefreshCw,
  ScrollText,
  ShieldCheck,
  Star,
  Store,
  Tag,
  TicketPercent,
  Users,
  Wallet,
} from 'lucide-react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { TextKey } from '#shared/messages/areas.ts';

interface Entry {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly words: TextKey<'admin'>;
  /** Who works there besides owners; absent for everybody. */
  readonly roles?: readonly AdminRole[];
  /** The letter that leads there after `G`. */
  readonly letter: string;
}

interface Group {
  readonly words: TextKey<'admin'> | null;
  readonly entries: readonly Entry[];
}

/** The rail, in the order in which it is worked. */
export const groups: readonly Group[] = [
  {
    words: null,
    entries: [
      { to: '/admin', icon: House, words: 'navHome', letter: 'h' },
      {
        to: '/admin/change-requests',
        icon: GitPullRequestArrow,
        words: 'navChangeRequests',
        roles: ['support'],
        letter: 'q',
      },
      { to: '/admin/messages', icon: MessageSquare, words: 'navMessages', roles: ['support'], letter: 'm' },
    ],
  },
  {
    words: 'groupBusiness',
    entries: [
      { to: '/admin/bookings', icon: CalendarDays, words: 'navBookings', roles: ['support', 'finance'], letter: 'b' },
      { to: '/admin/claims', icon: LifeBuoy, words: 'navClaims', roles: ['support', 'finance'], letter: 'l' },
      { to: '/admin/reviews', icon: Star, words: 'navReviews', roles: ['support'], letter: 'r' },
      { to: '/admin/listings', icon: Store, words: 'navListings', roles: ['support', 'finance'], letter: 's' },
      { to: '/admin/people', icon: Users, words: 'navPeople', roles: ['support'], letter: 'u' },
      { to: '/admin/payouts', icon: Wallet, words: 'navPayouts', roles: ['finance'], letter: 'o' },
    ],
  },
  {
    words: 'groupSetUp',
    entries: [
      { to: '/admin/pricing', icon: Tag, words: 'navPricing', roles: ['finance'], letter: 'p' },
      { to: '/admin/coupons', icon: TicketPercent, words: 'navCoupons', roles: ['finance', 'support'], letter: 'c' },
      { to: '/admin/pages', icon: FileText, words: 'navPages', roles: ['content'], letter: 'w' },
    ],
  },
  {
    words: 'groupSystem',
    entries: [
      { to: '/admin/jobs', icon: RefreshCw, words: 'navJobs', roles: ['support'], letter: 'j' },
      { to: '/admin/tokens', icon: ShieldCheck, words: 'navTokens', roles: [], letter: 't' },
      { to: '/admin/audit', icon: ScrollText, words: 'navAudit', roles: [], letter: 'a' },
    ],
  },
];

/** A place of administration: its address, its name, and who works there besides owners. */
export type Place = Pick<Entry, 'to' | 'words' | 'roles'>;

/** What the rail does not name, being reached from other places of it. */
const besides: readonly Place[] = [
  { to: '/admin/mails', words: 'navMails', roles: ['support'] },
  { to: '/admin/events', words: 'navEvents', roles: ['support', 'finance'] },
];

/** Whether somebody of a role works there. */
export const isFor = ({ roles }: Pick<Entry, 'roles'>, role: AdminRole): boolean =>
  roles === undefined || role === 'owner' || roles.includes(role);

/** Whether an entry leads to where the person is. */
const isHere = (to: string, pathname: string): boolean =>
  to === '/admin' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** Whether the rail marks an entry: where it leads, or what is reached from there. */
export const isMarked = (to: string, pathname: string): boolean =>
  isHere(to, pathname) || (to === '/admin/jobs' && besides.some((place) => isHere(place.to, pathname)));

/** The place of administration that an address belongs to; `undefined` where there is none. */
export const placeAt = (pathname: string): Place | undefined =>
  [...groups.flatMap(({ entries }) => entries), ...besides].find(({ to }) => isHere(to, pathname));

/** Where a letter after `G` leads somebody of a role; `null` for nowhere. */
export function placeOfLetter(letter: string, role: AdminRole): string | null {
  const entry = groups.flatMap(({ entries }) => entries).find((each) => each.letter === letter && isFor(each, role));
  return entry?.to ?? null;
}
