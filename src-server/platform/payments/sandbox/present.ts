import type { AccountRecord } from './records.ts';

/** A stored object as the API shows it: without the sandbox's own fields, inner lists as list objects. */
export function present(object: object): Record<string, unknown> {
  const shown = Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('sandbox_')));
  if (isAccount(object))
    shown['external_accounts'] = wholeList(object.external_accounts, externalAccountsUrl(object.id));
  return shown;
}

/** A list object that holds everything there is. */
export function wholeList(items: readonly object[], url: string): object {
  return { object: 'list', url, has_more: false, data: items.map(present) };
}

export const externalAccountsUrl = (account: string): string => `/v1/accounts/${account}/external_accounts`;

function isAccount(object: object): object is AccountRecord {
  return 'object' in object && object.object === 'account';
}
