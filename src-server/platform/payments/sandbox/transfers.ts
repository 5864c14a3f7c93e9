import { invalidRequest } from './api-error.ts';
import { refuseUncovered } from './balance.ts';
import type { Endpoints } from './context.ts';
import { amountOf, neededText, textOf, textsOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import { payoutFailureMessages } from './payout-failures.ts';
import { moneyOf, payoutMoneyOf, refuseOutOfRegion } from './platform-rules.ts';
import type { Payout, Transfer, TransferReversal } from './records.ts';

export const transferEndpoints: Endpoints = {
  'POST /v1/transfers': (context, { params }) => {
    const destination = find(context.state.accounts, 'destination', neededText(params, 'destination'), 'destination');
    if (destination.capabilities['transfers'] !== 'active') {
      throw invalidRequest(
        'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
        { code: 'insufficient_capabilities_for_transfer' },
      );
    }
    refuseOutOfRegion(context.platform, destination.country);
    const transfer: Transfer = {
      id: context.newId('tr'),
      object: 'transfer',
      created: context.now(),
      livemode: false,
      ...moneyOf(params),
      amount_reversed: 0,
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
  'POST /v1/transfers/:id/reversals': (context, { path: [id], params }) => {
    const transfer = find(context.state.transfers, 'transfer', id);
    const left = transfer.amount - transfer.amount_reversed;
    const amount = textOf(params, 'amount') === undefined ? left : amountOf(params);
    if (amount > left || left === 0) {
      throw invalidRequest('The reversal is larger than what is left of the transfer.', { param: 'amount' });
    }
    refuseUncovered(context, transfer.destination, { amount, currency: transfer.currency });
    transfer.amount_reversed += amount;
    transfer.reversed = transfer.amount_reversed === transfer.amount;
    const reversal: TransferReversal = {
      id: context.newId('trr'),
      object: 'transfer_reversal',
      created: context.now(),
      amount,
      currency: transfer.currency,
      transfer: transfer.id,
      metadata: textsOf(params, 'metadata'),
    };
    transfer.sandbox_reversals = [...(transfer.sandbox_reversals ?? []), reversal];
    context.emit('transfer.reversed', transfer);
    return reversal;
  },
  'GET /v1/transfers/:id/reversals': ({ state }, { path: [id = ''], params }) =>
    listPage(find(state.transfers, 'transfer', id).sandbox_reversals ?? [], params, `/v1/transfers/${id}/reversals`),
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
    const { amount, currency } = payoutMoneyOf(params);
    const bank = payer?.external_accounts.find((each) => each.currency === currency);
    if (payer !== null && bank === undefined) {
      throw invalidRequest(`Sorry, you don't have any external accounts in that currency (${currency}).`, {
        code: 'payouts_not_allowed',
      });
    }
    const failure = bank?.sandbox_payout_failure ?? null;
    const payout: Payout = {
      id: context.newId('po'),
      object: 'payout',
      created: context.now(),
      livemode: false,
      amount,
      currency,
      arrival_date: context.now(),
      status: 'pending',
      failure_code: null,
      failure_message: null,
      method: 'standard',
      type: 'bank_account',
      description: textOf(params, 'description') ?? null,
      metadata: textsOf(params, 'metadata'),
      sandbox_account: account ?? null,
    };
    refuseUncovered(context, account, payout);
    context.state.payouts[payout.id] = payout;
    context.emit('payout.created', payout, account);
    const answer = { ...payout };
    payout.status = failure === null ? 'paid' : 'failed';
    payout.failure_code = failure;
    payout.failure_message = failure === null ? null : (payoutFailureMessages[failure] ?? null);
    context.emit(failure === null ? 'payout.paid' : 'payout.failed', payout, account);
    return answer;
  },
  'GET /v1/payouts': ({ state }, { params, account }) =>
    listPage(
      Object.values(state.payouts).filter((each) => each.sandbox_account === (account ?? null)),
      params,
      '/v1/payouts',
    ),
  'GET /v1/payouts/:id': ({ state }, { path: [id] }) => find(state.payouts, 'payout', id),
};
