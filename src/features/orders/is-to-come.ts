import type { Order } from './order.ts';

type Held = Pick<Order, 'status' | 'custody'>;

/** The person who has the order is still to find its location: it is not over, and its bags are not back. */
export const isToCome = ({ status, custody }: Held): boolean =>
  status === 'pending' || (status === 'confirmed' && custody.outAt === null);

/**
 * A kept ticket is shown without a network until its bags are known to be back, late and cancelled ones with bags inside
 * too: its code hands them out. The copy may be older than the check-in, so its pick-up time decides nothing.
 */
export const isShownOffline = ({ status, custody }: Held): boolean =>
  custody.inside > 0 || (status === 'confirmed' && custody.outAt === null);
