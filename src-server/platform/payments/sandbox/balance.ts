import { invalidRequest } from './api-error.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { isWithdrawn } from './disputes.ts';
import { find, listPage } from './lists.ts';
import { settled } from './platform-rules.ts';
import { balanceTransactionOf, chargeIdOf, feeOf, isAvailable } from './settlement.ts';

/** The sandbox tells every event to the product. */
const tellsAll = { id: 'we_sandbox', object: 'webhook_endpoint', status: 'enabled', enabled_events: ['*'], created: 0 };

export const balanceEndpoints: Endpoints = {
  'GET /v1/balance': (context, { account }) => {
    const { available, pending } = balancesOf(context, account);
    return { object: 'balance', livemode: false, available: shown(available), pending: shown(pending) };
  },
  'GET /v1/balance_settings': ({ platform }) => ({
    object: 'balance_settings',
    payments: {
      payouts: { schedule: { interval: platform.automaticPayouts ? 'daily' : 'manual' }, status: 'enabled' },
    },
  }),
  'GET /v1/webhook_endpoints': (_context, { params }) => listPage([tellsAll], params, '/v1/webhook_endpoints'),
  'GET /v1/balance_transactions/:id': ({ state, now }, { path: [id = ''] }) => {
    const charge = find(state.charges, 'balance_transaction', chargeIdOf(id));
    return balanceTransactionOf(charge, now());
  },
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
  context: Pick<SandboxContext, 'state' | 'now' | 'platform'>,
  account: string | undefined,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): void {
  if (amount <= (balancesOf(context, account).available.get(currency) ?? 0)) return;
  throw invalidRequest(
    'You have insufficient available funds in your Stripe account. Payments in this currency add to them.',
    { code: 'balance_insufficient' },
  );
}

const DAY_SECONDS = 86_400;

type Totals = Map<string, number>;

const shown = (totals: Totals) =>
  [...totals].map(([currency, amount]) => ({ currency, amount, source_types: { card: amount } }));

/**
 * What came in less what went out in minor units, by currency: of the platform, or of a connected account. What charges
 * brought less fees is pending until it is settled; what is refunded meanwhile comes out of that.
 */
function balancesOf(
  { state, now, platform }: Pick<SandboxContext, 'state' | 'now' | 'platform'>,
  account: string | undefined,
): { readonly available: Totals; readonly pending: Totals } {
  const available: Totals = new Map();
  const pending: Totals = new Map();
  const move = (totals: Totals, currency: string, amount: number) =>
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  const midnight = now() - (now() % DAY_SECONDS);
  const isPaidOut = (at: number) => account === undefined && platform.automaticPayouts && at < midnight;
  if (account === undefined) {
    for (const charge of Object.values(state.charges)) {
      const net = charge.amount - charge.amount_refunded - feeOf(charge);
      const there = settled(platform, { amount: net, currency: charge.currency });
      if (!charge.paid || isPaidOut(charge.sandbox_available_on ?? charge.created)) continue;
      move(isAvailable(charge, now()) ? available : pending, there.currency, there.amount);
    }
    for (const dispute of Object.values(state.disputes)) {
      const there = settled(platform, dispute);
      if (isWithdrawn(dispute) && !isPaidOut(dispute.created)) move(available, there.currency, -there.amount);
    }
  }
  for (const { currency, amount, amount_reversed, destination, created } of Object.values(state.transfers)) {
    const kept = amount - amount_reversed;
    if (isPaidOut(created)) continue;
    if (account === undefined) move(available, currency, -kept);
    else if (destination === account) move(available, currency, kept);
  }
  for (const { currency, amount, sandbox_account, status } of Object.values(state.payouts)) {
    if (status !== 'failed' && sandbox_account === (account ?? null)) move(available, currency, -amount);
  }
  return { available, pending };
}
