export const payoutGroups = ['failed', 'onHold', 'onItsWay', 'paid'] as const;
export type PayoutGroup = (typeof payoutGroups)[number];

/** What the address of the payouts says. */
export interface PayoutsSearch {
  /** The one in the panel. */
  readonly payout?: string | undefined;
  /** The partner whose account is in the panel. */
  readonly account?: string | undefined;
  readonly group?: PayoutGroup | undefined;
  readonly currency?: string | undefined;
}

/** The address as it is meant; what cannot be is left out. */
export function readPayoutsSearch({ payout, account, group, currency }: Record<string, unknown>): PayoutsSearch {
  const found = payoutGroups.find((each) => each === group);
  return {
    ...(typeof payout === 'string' && payout !== '' ? { payout } : {}),
    ...(typeof account === 'string' && account !== '' ? { account } : {}),
    ...(found === undefined ? {} : { group: found }),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
  };
}
