import type { Order } from './order.ts';

export type RefundProps = { readonly order: Order; readonly refund: NonNullable<Order['refund']> };
