import { networkOf } from '#server/platform/http/network.ts';
import { derivedKey } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** Calls that open an account, close it, or change what opens it, and what each is called in the log. */
export const securityEvents: Readonly<Record<string, string>> = {
  'accounts.signIn': 'signIn',
  'accounts.requestSignInCode': 'codeAsked',
  'accounts.signInByCode': 'signIn',
  google: 'signIn',
  'accounts.signOut': 'signOut',
  'accounts.signUp': 'signUp',
  'accounts.registerPartner': 'signUp',
  'accounts.prove': 'proof',
  'accounts.requestPasswordReset': 'resetAsked',
  'accounts.resetPassword': 'passwordReset',
  'accounts.changePassword': 'passwordChanged',
  'accounts.claim': 'accountClaimed',
  'accounts.activate': 'addressConfirmed',
  'accounts.updateProfile': 'profileChanged',
  'secondFactor.begin': 'factorBegun',
  'secondFactor.confirm': 'factorSet',
  'secondFactor.answer': 'factorGiven',
  'secondFactor.renewCodes': 'recoveryCodesRenewed',
  'secondFactor.end': 'factorEnded',
  'admin.people.takeSecondFactor': 'factorTaken',
  'admin.people.setAdminRole': 'roleSet',
  'admin.people.invite': 'administratorInvited',
  'admin.people.correctAddress': 'addressCorrected',
  'admin.people.endSessions': 'sessionsEnded',
  'admin.people.sendResetLink': 'resetSent',
  'admin.people.revokeToken': 'tokenRevoked',
  'admin.issueToken': 'tokenMade',
  'admin.revokeToken': 'tokenRevoked',
  'tokens.make': 'tokenMade',
  'tokens.revoke': 'tokenRevoked',
};

type Asker = Pick<RequestContext, 'deps' | 'viewer' | 'ip' | 'requestId'>;

function actorOf({ viewer }: Asker): string | null {
  if (viewer.kind === 'user') return `user:${viewer.user.id}`;
  return viewer.kind === 'service' ? `token:${viewer.id}` : null;
}

/** Stands for an address, the same each time, to those who search the log; it does not lead back to the address. */
const accountOf = ({ deps }: Asker, email: unknown): string | null =>
  typeof email === 'string'
    ? derivedKey(deps.config.appSecret, 'security-log', email.trim().toLowerCase()).slice(0, 16)
    : null;

interface Ended {
  /** The procedure, or what else was called. */
  readonly path: string;
  readonly input: unknown;
  /** The refusal's status and key; `null` for what was done. */
  readonly refusal: { readonly status: number; readonly key: string } | null;
}

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null && name in input ? (input as Record<string, unknown>)[name] : undefined;

/**
 * Writes a security event into the log: what opened an account or changed what opens it, tries of it, and whatever was
 * forbidden. Never what was typed: of the input an address goes in as a mark, and whose account it is.
 */
export function noteSecurity(ctx: Asker, { path, input, refusal }: Ended): void {
  const event = securityEvents[path] ?? (refusal?.status === 403 ? 'forbidden' : null);
  if (event === null) return;
  const about = fieldOf(input, 'userId');
  const details = {
    security: event,
    outcome: refusal === null ? 'done' : 'refused',
    why: refusal?.key,
    call: path,
    actor: actorOf(ctx),
    about: typeof about === 'string' ? `user:${about}` : undefined,
    account: accountOf(ctx, fieldOf(input, 'email')) ?? undefined,
    network: networkOf(ctx.ip),
    requestId: ctx.requestId,
  };
  ctx.deps.log[refusal === null ? 'info' : 'warn'](details, 'security event');
}
