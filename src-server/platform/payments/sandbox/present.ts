import type { AccountRecord } from './records.ts';
import { isKept, restOf } from './whole-objects.ts';

/** A stored object as the API shows it: whole, without the sandbox's own fields, inner lists as list objects. */
export function present(object: object): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('sandbox_')));
  if (!isKept(object)) return own;
  const shown = { ...restOf(object), ...own };
  return object.object === 'account' ? { ...shown, external_accounts: bankAccountsOf(object) } : shown;
}

/** A list object that holds everything there is. */
export function wholeList(items: readonly object[], url: string): object {
  return { object: 'list', url, has_more: false, data: items.map(present) };
}

export const externalAccountsUrl = (account: string): string => `/v1/accounts/${account}/external_accounts`;

function bankAccountsOf({ id, external_accounts }: AccountRecord): object {
  return wholeList(external_accounts, externalAccountsUrl(id));
}
