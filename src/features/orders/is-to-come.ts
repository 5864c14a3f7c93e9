import type { Order } from './order.ts';

/** The person who has the order is still to find its location: it is not over, and its bags are not back. */
export const isToCome = ({ status, custody }: Pick<Order, 'status' | 'custody'>): boolean =>
  status === 'pending' || (status === 'confirmed' && custody.outAt === null);
