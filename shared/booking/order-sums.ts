/** A payment of an order that succeeded. Amounts are in minor units of the order's currency. */
export interface PaymentOfOrder {
  readonly id: string;
  readonly minor: number;
}

/** A refund of one of them, no matter who made it, that has not failed. */
export interface RefundOfOrder {
  readonly paymentId: string;
  readonly minor: number;
  /** It gives back what a change made cheaper; not goodwill, nor what was made at the card provider. */
  readonly isByChange: boolean;
}

/** What a payer's bank has of a payment until it decides (`open`), or took for good (`lost`). */
export interface DisputeOfOrder {
  readonly paymentId: string;
  readonly minor: number;
  readonly state: 'inquiry' | 'lapsed' | 'open' | 'won' | 'lost';
}

/** The sums of an order's money, in minor units of its currency; none is ever negative. */
export interface OrderSums {
  /** What the person gave. */
  readonly paid: number;
  /** What of it went back, or is on its way. */
  readonly returned: number;
  /** What the payer's bank has of the rest until it decides. */
  readonly disputed: number;
  /** What the payer's bank took of the rest for good. */
  readonly lost: number;
  /** What is left to be given back: paid less returned, disputed and lost. */
  readonly returnable: number;
  /** What was charged and did not go back by a change: a change costs the difference of its price to this. */
  readonly charged: number;
}

/**
 * The sums of an order from its rows. A dispute takes at most what was not given back of its own payment, whatever the
 * bank asks for. SQL has the same by payment (`payment_sums`).
 */
export function orderSums(
  payments: readonly PaymentOfOrder[],
  refunds: readonly RefundOfOrder[],
  disputes: readonly DisputeOfOrder[],
): OrderSums {
  const none = { paid: 0, returned: 0, disputed: 0, lost: 0, returnable: 0, charged: 0 };
  return payments.reduce((sums, { id, minor: paid }) => {
    const back = refunds.filter(({ paymentId }) => paymentId === id);
    const ofBank = disputes.filter(({ paymentId }) => paymentId === id);
    const returned = sumOf(back);
    const lost = Math.min(sumOf(ofBank.filter(({ state }) => state === 'lost')), paid - returned);
    const disputed = Math.min(sumOf(ofBank.filter(({ state }) => state === 'open')), paid - returned - lost);
    return {
      paid: sums.paid + paid,
      returned: sums.returned + returned,
      disputed: sums.disputed + disputed,
      lost: sums.lost + lost,
      returnable: sums.returnable + paid - returned - lost - disputed,
      charged: sums.charged + paid - sumOf(back.filter(({ isByChange }) => isByChange)),
    };
  }, none);
}

const sumOf = (parts: readonly { readonly minor: number }[]): number =>
  parts.reduce((sum, { minor }) => sum + minor, 0);
