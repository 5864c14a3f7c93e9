import { ceilToStep, isoInZone } from '#shared/time/wall-text.ts';
import type { Order } from './order.ts';

export interface WantedStay {
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly bagsCount: number;
}

const isSameTime = (first: string, second: string): boolean => Date.parse(first) === Date.parse(second);

/** Whether anything of what is wanted differs from the order. */
export const isOtherStay = (order: Order, wanted: WantedStay): boolean =>
  !isSameTime(wanted.dropOffAt, order.dropOffAt) ||
  !isSameTime(wanted.pickUpAt, order.pickUpAt) ||
  wanted.bagsCount !== order.bagsCount;

/** The same stay with its drop-off at the next quarter of an hour; as it is where that is later, or it has begun. */
export function fromNow({ started, listing: { zone }, dropOffAt, pickUpAt, bagsCount }: Order, now: Date): WantedStay {
  const at = ceilToStep(now.getTime(), 15, zone);
  const isEarlier = !started && at < Date.parse(dropOffAt);
  return { dropOffAt: isEarlier ? isoInZone(at, zone) : dropOffAt, pickUpAt, bagsCount };
}

/** Only what differs goes to the server: what is fixed after the start must not be sent. */
export function changeInput(order: Order, wanted: WantedStay) {
  const dropOffAt = isSameTime(wanted.dropOffAt, order.dropOffAt) ? undefined : wanted.dropOffAt;
  const pickUpAt = isSameTime(wanted.pickUpAt, order.pickUpAt) ? undefined : wanted.pickUpAt;
  const bagsCount = wanted.bagsCount === order.bagsCount ? undefined : wanted.bagsCount;
  return {
    key: `${dropOffAt}|${pickUpAt}|${bagsCount}`,
    bookingId: order.id,
    ...((dropOffAt !== undefined || pickUpAt !== undefined) && { stay: { dropOffAt, pickUpAt } }),
    ...(bagsCount !== undefined && { bagsCount }),
  };
}
