import type { Instant } from '@js-joda/core';
import type { BookingStatus } from './states.ts';

/** What an order's hand-overs come to. */
interface Custody {
  /** The first check-in that stands; null where none does. */
  readonly checkedInAt: Instant | null;
  /** When the last bag left; null while bags are inside and where none came. */
  readonly checkedOutAt: Instant | null;
  readonly bagsInside: number;
}

/** All that decides what may be done with an order: its version in force, custody, and money. */
export interface OrderFacts extends Custody {
  readonly status: BookingStatus;
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  /** A payment of it is with the payer's bank. */
  readonly isDisputed: boolean;
}

/** Early check-in without charge, in minutes before the drop-off. */
export const earlyMinutes = 60;
/** How long bags that were not fetched keep their booking confirmed, in days after the pick-up. */
export const lateDays = 7;

/** The drop-off time or the first check-in, whichever is first, has come: drop-off and number of bags are fixed. */
export function hasBegun({ dropOffAt, checkedInAt }: Pick<OrderFacts, 'dropOffAt' | 'checkedInAt'>, now: Instant) {
  return checkedInAt !== null || !now.isBefore(dropOffAt);
}

/** What a person may ask of an order. `changeMoney` is any change that costs or returns something. */
export const orderActs = [
  'view',
  'changeDropOff',
  'changeBags',
  'changePickUp',
  'changeMoney',
  'cancel',
  'cancelByLocation',
  'refundOnCancel',
] as const;
export type OrderAct = (typeof orderActs)[number];

/** Why an act is refused. */
export type OrderRefusal = 'over' | 'begun' | 'disputed' | 'inside';

/**
 * Whether an act is allowed now.
 * @returns null where it is, else the reason. Every caller, in the browser and on the server, asks here.
 */
export function refusalOf(act: OrderAct, facts: OrderFacts, now: Instant): OrderRefusal | null {
  const { status, pickUpAt, checkedOutAt, bagsInside } = facts;
  const isLive = status === 'pending' || status === 'confirmed';
  switch (act) {
    case 'view':
      return null;
    case 'cancel':
      if (!isLive || checkedOutAt !== null) return 'over';
      return bagsInside > 0 ? 'inside' : null;
    case 'cancelByLocation':
      return isLive && checkedOutAt === null ? null : 'over';
    case 'refundOnCancel':
      if (!isLive) return 'over';
      return hasBegun(facts, now) ? 'begun' : null;
    case 'changePickUp':
    case 'changeMoney':
    case 'changeDropOff':
    case 'changeBags': {
      const isOver = !now.isBefore(pickUpAt) && bagsInside === 0;
      if (status !== 'confirmed' || isOver || checkedOutAt !== null) return 'over';
      if (act === 'changeMoney') return facts.isDisputed ? 'disputed' : null;
      return act !== 'changePickUp' && hasBegun(facts, now) ? 'begun' : null;
    }
  }
}

/** Whether anything of an order can be changed. */
export const isModifiable = (facts: OrderFacts, now: Instant): boolean =>
  refusalOf('changePickUp', facts, now) === null;

/**
 * Whether a confirmed booking is over: its bags are out again, or its pick-up has passed and none is inside, or those
 * that are have not been fetched for seven days.
 */
export function isDueForCompletion(
  {
    status,
    pickUpAt,
    checkedOutAt,
    bagsInside,
  }: Pick<OrderFacts, 'status' | 'pickUpAt' | 'checkedOutAt' | 'bagsInside'>,
  now: Instant,
): boolean {
  if (status !== 'confirmed') return false;
  if (checkedOutAt !== null) return true;
  const until = bagsInside > 0 ? pickUpAt.plusSeconds(lateDays * 86_400) : pickUpAt;
  return !now.isBefore(until);
}
