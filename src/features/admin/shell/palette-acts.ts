import {
  Banknote,
  FilePlus2,
  KeyRound,
  type LucideIcon,
  RefreshCw,
  TicketPlus,
  TicketX,
  Undo2,
  UserRoundX,
} from 'lucide-react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { type AdminPlace } from '#shared/admin/places.ts';
import type { TextKey } from '#shared/messages/areas.ts';
import { isFor } from './admin-nav.ts';

/** An act that the search names: it leads to where it is done, whose form opens by the address. */
interface PaletteAct {
  readonly at: AdminPlace;
  /** What follows the place in the address. */
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: TextKey<'admin'>;
  /** Other words for it. */
  readonly also: TextKey<'admin'>;
  /** Only owners may do it. */
  readonly ownersOnly?: boolean;
}

const acts: readonly PaletteAct[] = [
  { at: '/admin/bookings', to: '?day=all', icon: Undo2, name: 'doRefund', also: 'doRefundAlso' },
  { at: '/admin/bookings', to: '?day=all', icon: TicketX, name: 'doCancel', also: 'doCancelAlso' },
  { at: '/admin/payouts', to: '#run', icon: Banknote, name: 'doRunPayouts', also: 'doRunPayoutsAlso' },
  { at: '/admin/people', to: '', icon: UserRoundX, name: 'doErase', also: 'doEraseAlso', ownersOnly: true },
  { at: '/admin/coupons', to: '#new', icon: TicketPlus, name: 'doAddCoupon', also: 'doAddCouponAlso' },
  { at: '/admin/pages', to: '#new', icon: FilePlus2, name: 'doNewPage', also: 'doNewPageAlso' },
  { at: '/admin/jobs', to: '', icon: RefreshCw, name: 'doFailedJobs', also: 'doFailedJobsAlso' },
  { at: '/admin/tokens', to: '', icon: KeyRound, name: 'doNewToken', also: 'doNewTokenAlso' },
];

/** What a person of a role may do. */
export const actsOf = (role: AdminRole): readonly PaletteAct[] =>
  acts.filter(({ at, ownersOnly = false }) => isFor(at, role) && (!ownersOnly || role === 'owner'));

/** Whether each word of a text begins a word of what an act is called. */
export function isMeant(text: string, called: string): boolean {
  const words = called.toLowerCase().split(/[\s,]+/);
  const asked = text.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.length > 0 && asked.every((piece) => words.some((word) => word.startsWith(piece)));
}
