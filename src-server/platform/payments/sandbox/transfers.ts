import { invalidRequest } from './api-error.ts';
import { refuseUncovered } from './balance.ts';
import type { Endpoints } from './context.ts';
import { amountOf, currencyOf, neededText, textOf, textsOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import type { Payout, Transfer } from './records.ts';

export const transferEndpoints: Endpoints = {
  'POST /v1/transfers': (context, { params }) => {
    const destination = find(context.state.accounts, 'destination', neededText(params, 'destination'), 'destination');
    if (destination.capabilities['transfers'] !== 'active') {
      throw invalidRequest(
        'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
        { code: 'insufficient_capabilities_for_transfer' },
      );
    }
    const transfer: Transfer = {
      id: context.newId('tr'),
      object: 'transfer',
      created: context.now(),
      livemode: false,
      amount: amountOf(params),
      amount_reversed: 0,
      currency: currencyOf(params),
      destination: destination.id,
      description: textOf(params, 'description') ?? null,
      reversed: false,
      metadata: textsOf(params, 'metadata'),
    };
    refuseUncovered(context, undefined, transfer);
    context.state.transfers[transfer.id] = transfer;
    context.emit('transfer.created', transfer);
    return transfer;
  },
  'GET /v1/transfers': ({ state }, { params }) => {
    const destination = textOf(params, 'destination');
    const all = Object.values(state.transfers);
    const shown = destination === undefined ? all : all.filter((each) => each.destination === destination);
    return listPage(shown, params, '/v1/transfers');
  },
  'GET /v1/transfers/:id': ({ state }, { path: [id] }) => find(state.transfers, 'transfer', id),
  'POST /v1/payouts': (context, { params, account }) => {
    const payer = account === undefined ? null : find(context.state.accounts, 'account', account, 'account');
    if (payer !== null && !payer.payouts_enabled) {
      throw invalidRequest('Payouts are not enabled on this account.', { code: 'payouts_not_allowed' });
    }
    const payout: Payout = {
      id: context.newId('po'),
      object: 'payout',
      created: context.now(),
      livemode: false,
      amount: amountOf(params),
      currency: currencyOf(params),
      arrival_date: context.now(),
      status: 'paid',
      method: 'standard',
      type: 'bank_account',
      description: textOf(params, 'description') ?? null,
      metadata: textsOf(params, 'metadata'),
      sandbox_account: account ?? null,
    };
    refuseUncovered(context, account, payout);
    context.state.payouts[payout.id] = payout;
    context.emit('payout.paid', payout, account);
    return payout;
  },
  'GET /v1/payouts': ({ state }, { params, account }) =>
    listPage(
      Object.values(state.payouts).filter((each) => each.sandbox_account === (account ?? null)),
      params,
      '/v1/payouts',
    ),
  'GET /v1/payouts/:id': ({ state }, { path: [id] }) => find(state.payouts, 'payout', id),
};
