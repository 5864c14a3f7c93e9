import { adminRoles } from '#shared/accounts/admin-roles.ts';
import { tokenLevels } from '#shared/accounts/token-schema.ts';
import type { Act } from '#server/platform/access/act.ts';

const proofs = ['no code', 'old proof', 'password', 'code'] as const;

/** Who asks, and how and when they have proven who they are: the columns of the table of acts. */
export type Asking =
  | { readonly kind: 'visitor' | 'customer' | 'partner' | 'unconfirmed partner' | 'staff' }
  | {
      readonly kind: 'administrator';
      readonly part: (typeof adminRoles)[number];
      readonly proof: (typeof proofs)[number];
    }
  | { readonly kind: 'program'; readonly role: 'reader' | 'support' | 'finance' | 'admin' | 'machine' }
  | { readonly kind: 'token'; readonly may: (typeof tokenLevels)[number] };

export const askers: Readonly<Record<string, Asking>> = {
  ...Object.fromEntries(
    (['visitor', 'customer', 'partner', 'unconfirmed partner', 'staff'] as const).map((kind) => [kind, { kind }]),
  ),
  ...Object.fromEntries(
    adminRoles.flatMap((part) =>
      proofs.map((proof) => [`${part}, ${proof}`, { kind: 'administrator', part, proof } as const]),
    ),
  ),
  ...Object.fromEntries(
    (['reader', 'support', 'finance', 'admin', 'machine'] as const).map((role) => [
      `program: ${role}`,
      { kind: 'program', role } as const,
    ]),
  ),
  ...Object.fromEntries(tokenLevels.map((may) => [`partner’s token: ${may}`, { kind: 'token', may } as const])),
};

/** What a cell says: let in, or why not. */
export const signs: Readonly<Record<string, string>> = {
  unauthenticated: '1',
  forbidden: '3',
  secondFactorNeeded: '2',
  proveAgain: 'p',
  proveByFactor: 'f',
  confirmFirst: 'c',
};

const levels: Readonly<Record<string, readonly string[]>> = {
  read: ['read'],
  counter: ['counter'],
  all: ['read', 'counter', 'write'],
};

const isPersonal = (whose: Act['whose']) => ['self', 'partner', 'confirmedPartner', 'counter'].includes(whose);

function ofAdministration({ parts = [], proof }: Act, asking: Asking): string {
  if (asking.kind === 'visitor') return '1';
  const mayEver = (role: string) => ['owner', 'admin', 'machine'].includes(role) || parts.some((part) => part === role);
  if (asking.kind === 'program') return mayEver(asking.role) ? '+' : '3';
  if (asking.kind !== 'administrator' || !mayEver(asking.part)) return '3';
  if (asking.proof === 'no code') return '2';
  if (proof === 'factor') return asking.proof === 'code' ? '+' : 'f';
  return proof === 'lately' && asking.proof === 'old proof' ? 'p' : '+';
}

/** What who asks is to be answered, as the act declares it. */
export function cellOf(act: Act, asking: Asking): string {
  const { whose, token = [] } = act;
  if (whose === 'administration') return ofAdministration(act, asking);
  if (!isPersonal(whose)) return '+';
  if (asking.kind === 'visitor' || asking.kind === 'program') return '1';
  if (asking.kind === 'token') return token.some((use) => levels[asking.may]?.includes(use)) ? '+' : '3';
  if (whose === 'self' || asking.kind === 'partner') return '+';
  if (asking.kind === 'unconfirmed partner') return whose === 'confirmedPartner' ? 'c' : '+';
  return whose === 'counter' && asking.kind === 'staff' ? '+' : '3';
}
