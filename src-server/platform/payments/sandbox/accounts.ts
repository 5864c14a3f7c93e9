import { invalidRequest } from './api-error.ts';
import { keptValue, reviewAccount } from './account-requirements.ts';
import { createBankAccount } from './bank-accounts.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { groupOf, neededText, type Params, textOf, textsOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import { externalAccountsUrl, wholeList } from './present.ts';
import type { AccountRecord } from './records.ts';

export const accountEndpoints: Endpoints = {
  'POST /v1/accounts': (context, { params }) => {
    const account = newAccount(context, params);
    update(context, account, params);
    context.state.accounts[account.id] = account;
    context.emit('account.updated', account, account.id);
    return account;
  },
  'GET /v1/accounts': ({ state }, { params }) => listPage(Object.values(state.accounts), params, '/v1/accounts'),
  'GET /v1/accounts/:id': ({ state }, { path: [id] }) => find(state.accounts, 'account', id),
  'POST /v1/accounts/:id': (context, { path: [id], params }) => {
    const account = find(context.state.accounts, 'account', id);
    update(context, account, params);
    context.emit('account.updated', account, account.id);
    return account;
  },
  'DELETE /v1/accounts/:id': ({ state }, { path: [id] }) => {
    const account = find(state.accounts, 'account', id);
    delete state.accounts[account.id];
    return { id: account.id, object: 'account', deleted: true };
  },
  'GET /v1/accounts/:id/external_accounts': ({ state }, { path: [id] }) => {
    const account = find(state.accounts, 'account', id);
    return wholeList(account.external_accounts, externalAccountsUrl(account.id));
  },
  'POST /v1/accounts/:id/external_accounts': (context, { path: [id], params }) => {
    const account = find(context.state.accounts, 'account', id);
    update(context, account, { external_account: params['external_account'] });
    context.emit('account.updated', account, account.id);
    return account.external_accounts[0] ?? {};
  },
  'GET /v1/accounts/:id/capabilities': ({ state }, { path: [id] }) => {
    const account = find(state.accounts, 'account', id);
    const capabilities = Object.entries(account.capabilities).map(([name, status]) => ({
      id: name,
      object: 'capability',
      account: account.id,
      requested: true,
      status,
    }));
    return wholeList(capabilities, `/v1/accounts/${account.id}/capabilities`);
  },
};

function newAccount(context: SandboxContext, params: Params): AccountRecord {
  const country = neededText(params, 'country').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) throw invalidRequest(`Country '${country}' is unknown.`, { param: 'country' });
  const bank = groupOf(params, 'external_account');
  const type = textOf(params, 'type');
  return {
    id: context.newId('acct'),
    object: 'account',
    created: context.now(),
    type: type === 'custom' || type === 'express' || type === 'standard' ? type : 'none',
    country,
    default_currency: (textOf(params, 'default_currency') ?? textOf(bank, 'currency') ?? 'usd').toLowerCase(),
    email: null,
    business_type: textOf(params, 'business_type') ?? null,
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: Object.fromEntries(
      Object.keys(groupOf(params, 'capabilities') ?? {}).map((name) => [name, 'inactive' as const]),
    ),
    external_accounts: [],
    requirements: {
      alternatives: [],
      currently_due: [],
      past_due: [],
      eventually_due: [],
      pending_verification: [],
      current_deadline: null,
      disabled_reason: null,
      errors: [],
    },
    metadata: {},
    sandbox_given: {},
  };
}

/** Takes what is given. The bank account is read first, so that a wrong one changes nothing. */
function update(context: SandboxContext, account: AccountRecord, params: Params): void {
  const bank = groupOf(params, 'external_account');
  const made = bank === undefined ? null : createBankAccount(context, account.id, bank);
  if (made !== null) {
    account.external_accounts = [made, ...account.external_accounts.filter((each) => each.currency !== made.currency)];
  }
  account.email = textOf(params, 'email') ?? account.email;
  Object.assign(account.metadata, textsOf(params, 'metadata'));
  for (const name of ['individual', 'company', 'business_profile', 'tos_acceptance']) {
    keepGiven(account.sandbox_given, name, groupOf(params, name) ?? {});
  }
  reviewAccount(account, context.now());
}

function keepGiven(given: Record<string, string>, prefix: string, values: Params): void {
  for (const [name, value] of Object.entries(values)) {
    const field = `${prefix}.${name}`;
    if (typeof value === 'object') keepGiven(given, field, value);
    else if (value !== undefined && value !== '') given[field] = keptValue(field, value);
  }
}
