import type { Order } from './order.ts';

/** An order and its refund, for what shows its way. */
export type RefundProps = { readonly order: Order; readonly refund: NonNullable<Order['refund']> };
