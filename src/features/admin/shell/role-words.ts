import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { TextKey } from '#shared/messages/areas.ts';

/** What each role in administration is called. */
export const roleWords = {
  owner: 'roleOwner',
  support: 'roleSupport',
  finance: 'roleFinance',
  content: 'roleContent',
} as const satisfies Record<AdminRole, TextKey<'admin'>>;
