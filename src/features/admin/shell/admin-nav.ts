import {
  CalendarDays,
  FileText,
  GitPullRequestArrow,
  House,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MapPinned,
  MapPinPlus,
  MessageSquare,
  Radio,
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
import { type AdminPlace, adminPlaces, worksAs } from '#shared/admin/places.ts';
import type { TextKey } from '#shared/messages/areas.ts';

/** A place of administration: its address, its sign and its name. */
export interface Place {
  readonly to: AdminPlace;
  readonly icon: LucideIcon;
  readonly words: TextKey<'admin'>;
  /** The letter that leads there after `G`. */
  readonly letter?: string;
}

interface Group {
  readonly words: TextKey<'admin'> | null;
  readonly entries: readonly Place[];
}

/** The rail, in the order in which it is worked. */
const groups: readonly Group[] = [
  {
    words: null,
    entries: [
      { to: '/admin', icon: House, words: 'navHome', letter: 'h' },
      {
        to: '/admin/change-requests',
        icon: GitPullRequestArrow,
        words: 'navChangeRequests',
        letter: 'q',
      },
      { to: '/admin/new-locations', icon: MapPinned, words: 'navNewLocations', letter: 'n' },
      { to: '/admin/messages', icon: MessageSquare, words: 'navMessages', letter: 'm' },
    ],
  },
  {
    words: 'groupBusiness',
    entries: [
      { to: '/admin/bookings', icon: CalendarDays, words: 'navBookings', letter: 'b' },
      { to: '/admin/claims', icon: LifeBuoy, words: 'navClaims', letter: 'l' },
      { to: '/admin/reviews', icon: Star, words: 'navReviews', letter: 'r' },
      { to: '/admin/listings', icon: Store, words: 'navListings', letter: 's' },
      { to: '/admin/recruiting', icon: MapPinPlus, words: 'navRecruiting', letter: 'd' },
      { to: '/admin/people', icon: Users, words: 'navPeople', letter: 'u' },
      { to: '/admin/payouts', icon: Wallet, words: 'navPayouts', letter: 'o' },
    ],
  },
  {
    words: 'groupSetUp',
    entries: [
      { to: '/admin/pricing', icon: Tag, words: 'navPricing', letter: 'p' },
      { to: '/admin/coupons', icon: TicketPercent, words: 'navCoupons', letter: 'c' },
      { to: '/admin/pages', icon: FileText, words: 'navPages', letter: 'w' },
    ],
  },
  {
    words: 'groupSystem',
    entries: [
      { to: '/admin/jobs', icon: RefreshCw, words: 'navJobs', letter: 'j' },
      { to: '/admin/tokens', icon: ShieldCheck, words: 'navTokens', letter: 't' },
      { to: '/admin/audit', icon: ScrollText, words: 'navAudit', letter: 'a' },
    ],
  },
];

/** The system's other pages, which stand next to its jobs; the rail names the first that a person may open. */
const besidesJobs: readonly Place[] = [
  { to: '/admin/mails', icon: Mail, words: 'navMails' },
  { to: '/admin/events', icon: Radio, words: 'navEvents' },
];

const systemPages: readonly AdminPlace[] = ['/admin/jobs', ...besidesJobs.map(({ to }) => to)];

/** Whether a person of a role works in a place. */
export const isFor = (to: AdminPlace, role: AdminRole): boolean => worksAs(role, adminPlaces[to]);

/** All places in which a person of a role works, in the order of the rail. */
export const placesOf = (role: AdminRole): readonly Place[] =>
  groups
    .flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.to === '/admin/jobs' ? [entry, ...besidesJobs] : [entry])),
    )
    .filter(({ to }) => isFor(to, role));

/** The groups of the rail with what is for a role; empty ones are left out. */
export function railOf(role: AdminRole): readonly Group[] {
  const places = placesOf(role);
  const system = places.find(({ to }) => systemPages.includes(to));
  return groups
    .map(({ words, entries }) => ({
      words,
      entries: entries.flatMap((entry) => {
        const shown = entry.to === '/admin/jobs' ? system : places.find(({ to }) => to === entry.to);
        return shown === undefined ? [] : [shown];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether an address is a place, or a page below it. */
const isHere = (to: AdminPlace, pathname: string): boolean =>
  to === '/admin' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** Whether the rail marks an entry: where it leads, or a page next to that. */
export const isMarked = (to: AdminPlace, pathname: string): boolean =>
  isHere(to, pathname) || (systemPages.includes(to) && systemPages.some((page) => isHere(page, pathname)));

/** The place of administration that an address belongs to; `undefined` where there is none. */
export const placeAt = (pathname: string): Place | undefined =>
  placesOf('owner').find(({ to }) => isHere(to, pathname));

/** Where a letter after `G` leads a person of a role; `null` for nowhere. */
export const placeOfLetter = (letter: string, role: AdminRole): AdminPlace | null =>
  placesOf(role).find((place) => place.letter === letter)?.to ?? null;
