import type { Endpoints } from './context.ts';
import { find, listPage } from './lists.ts';
import type { State } from './store.ts';

export const balanceEndpoints: Endpoints = {
  'GET /v1/balance': ({ state }, { account }) => ({
    object: 'balance',
    livemode: false,
    available: available(state, account),
    pending: [],
  }),
  'GET /v1/events': ({ state }, { params }) => {
    const { type } = params;
    const all = Object.values(state.events);
    return listPage(typeof type === 'string' ? all.filter((each) => each.type === type) : all, params, '/v1/events');
  },
  'GET /v1/events/:id': ({ state }, { path: [id] }) => find(state.events, 'event', id),
};

/** What came in less what went out, by currency: of the platform, or of a connected account. */
function available(state: State, account: string | undefined): object[] {
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
  return [...totals].map(([currency, amount]) => ({ currency, amount, source_types: { card: amount } }));
}
