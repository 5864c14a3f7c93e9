import {
  Banknote,
  Clock,
  CreditCard,
  type LucideIcon,
  Map as MapIcon,
  PackageCheck,
  QrCode,
  Star,
  Store,
} from 'lucide-react';
import type { TextKey } from '#shared/messages/areas.ts';

export interface InformationStep {
  /** What its address ends with. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: TextKey<'information'>;
  readonly text: TextKey<'information'>;
  /** Where it is done. */
  readonly to: string;
  readonly action: TextKey<'information'>;
}

/** How storing works. */
export const travellerSteps: readonly InformationStep[] = [
  { id: 'find', icon: MapIcon, title: 'find', text: 'findText', to: '/map', action: 'findAction' },
  { id: 'book', icon: CreditCard, title: 'book', text: 'bookText', to: '/map', action: 'findAction' },
  { id: 'drop-off', icon: QrCode, title: 'dropOff', text: 'dropOffText', to: '/orders', action: 'ordersAction' },
  { id: 'pick-up', icon: Star, title: 'pickUp', text: 'pickUpText', to: '/orders', action: 'ordersAction' },
];

/** How hosting works. */
export const partnerSteps: readonly InformationStep[] = [
  {
    id: 'location',
    icon: Store,
    title: 'location',
    text: 'locationText',
    to: '/dashboard/listings',
    action: 'listingsAction',
  },
  { id: 'hours', icon: Clock, title: 'hours', text: 'hoursText', to: '/dashboard/listings', action: 'listingsAction' },
  {
    id: 'bookings',
    icon: QrCode,
    title: 'bookings',
    text: 'bookingsText',
    to: '/dashboard/bookings',
    action: 'bookingsAction',
  },
  {
    id: 'counter',
    icon: PackageCheck,
    title: 'counter',
    text: 'counterText',
    to: '/dashboard',
    action: 'counterAction',
  },
  {
    id: 'payouts',
    icon: Banknote,
    title: 'payouts',
    text: 'payoutsText',
    to: '/dashboard/payouts',
    action: 'payoutsAction',
  },
];
