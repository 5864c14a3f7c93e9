import type { Outputs } from '#web/lib/trpc.ts';
import type { Order, OrderSummary } from './order.ts';

type View = Outputs['booking']['get'];
type ListView = Outputs['booking']['list']['items'][number];

/** The server's view of an order as its screens take it. */
export const toOrder = (view: View): Order => view as never;

export const toSummary = (view: ListView): OrderSummary => view as never;
