import { initialOf } from '#shared/contact/short-name.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { OrderView } from './order.view.ts';

/**
 * The ticket of an order alone, for a browser in which only its code and e-mail were typed: where, when and how many
 * bags, and nothing of the person, their card and what went back; nothing can be done with it.
 */
export function ticketOf(order: OrderView): OrderView {
  const nothing = money<string>(0, order.total.currency);
  return {
    ...order,
    ticketOnly: true,
    modifiable: false,
    lastName: initialOf(order.lastName),
    email: '',
    phoneNumber: null,
    charged: order.total,
    movements: [],
    paid: nothing,
    disputed: nothing,
    refundable: nothing,
    latestRefund: null,
    latestRefundStatus: null,
    refund: null,
    cancellationReason: null,
    paymentMessage: null,
    paidBy: null,
    cardLast4: null,
    moveOffer: null,
    intent: null,
    review: null,
  };
}
