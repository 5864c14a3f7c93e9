import type { Order } from './order.ts';

/** The location is closed at an end of the stay by hours that it changed since, and keeps the booking all the same. */
export const opensAllTheSame = ({
  status,
  penaltyFree,
  moveOffer,
  custody,
  day: { strip, pickUpDay },
}: Pick<Order, 'status' | 'penaltyFree' | 'moveOffer' | 'custody' | 'day'>): boolean =>
  status === 'confirmed' &&
  penaltyFree &&
  moveOffer === null &&
  custody.outAt === null &&
  [...strip.failing, ...(pickUpDay?.strip.failing ?? [])].length > 0;
