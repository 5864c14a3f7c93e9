import { invalidRequest } from './api-error.ts';
import type { Endpoints } from './context.ts';
import { find, listPage } from './lists.ts';
import type { State } from './store.ts';

export const balanceEndpoints: Endpoints = {
  'GET /v1/balance': ({ state }, { account }) => ({
    object: 'balance',
    livemode: false,
    available: [...balancesOf(state, account)].map(([currency, amount]) => ({
      currency,
      amount,
      source_types: { card: amount },
    })),
    pending: [],
  }),
  'GET /v1/events': ({ state }, { params }) => {
    const { type } = params;
    const all = Object.values(state.events);
    return listPage(typeof type === 'string' ? all.filter((each) => each.type === type) : all, params, '/v1/events');
  },
  'GET /v1/events/:id': ({ state }, { path: [id] }) => find(state.events, 'event', id),
};

/**
 * Holds money that is about to leave against the balance, of the platform or of a connected account.
 * @throws ApiError when the balance in that currency is smaller.
 */
export function refuseUncovered(
  state: State,
  account: string | undefined,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): void {
  if (amount <= (balancesOf(state, account).get(currency) ?? 0)) return;
  throw invalidRequest(
    'You have insufficient available funds in your Stripe account. Payments in this currency add to them.',
    { code: 'balance_insufficient' },
  );
}

/** What came in less what went out in minor units, by currency: of the platform, or of a connected account. */
function balancesOf(state: State, account: string | undefined): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  const move = (currency: string, amount: number) => totals.set(currency, (totals.get(currency) ?? 0) + amount);
  if (account === undefined) {
    for (const charge of Object.values(state.charges)) {
      if (charge.paid) move(charge.currency, charge.amount - charge.amount_refunded);
    }
  }
  for (const { currency, amount, destination } of Object.values(state.transfers)) {
    if (account === undefined) move(currency, -amount);
    else if (destination === account) move(currency, amount);
  }
  for (const { currency, amount, sandbox_account } of Object.values(state.payouts)) {
    if (sandbox_account === (account ?? null)) move(currency, -amount);
  }
  return totals;
}
