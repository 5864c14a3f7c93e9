import type { Deps } from '#server/deps.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { findToken } from './issue-token.ts';
import { hasSecondFactor } from './second-factor/check-code.ts';

/** What the names that a link of a new password hands on call their `client`. */
export const resetClient = 'reset';

/** A live link of a new password. */
export interface ResetLink {
  readonly token: string;
  readonly client: string;
  readonly goodUntil: Date;
  readonly user: User;
  /** Whether there is a second factor, past which no link leads. */
  readonly hasFactor: boolean;
}

/** The live link of a secret; looking at it does not use it up. */
async function findResetLink(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<ResetLink | null> {
  const em = deps.db.fork();
  const found = await findToken(em, deps.clock.now(), token, 'password_reset');
  if (found === null) return null;
  const user = await em.findOneOrFail(User, { id: found.userId });
  const goodUntil = new Date(found.expiresAt.toEpochMilli());
  return { token, client: resetClient, goodUntil, user, hasFactor: await hasSecondFactor(deps, user.id) };
}

/** The live link of the names that a REST request comes with; `null` where they are of none. */
export async function linkByNames({ deps, names }: RequestContext): Promise<ResetLink | null> {
  if (names === null || names.client !== resetClient) return null;
  const link = await findResetLink(deps, names.secret);
  return link?.user.email === names.uid.toLowerCase() ? link : null;
}

/** Where a link of a new password leads on this site. */
export const resetPath = (token: string, email: string): string =>
  `/login/password-reset?${new URLSearchParams({ reset_password: 'true', 'access-token': token, client: resetClient, uid: email })}`;

/**
 * The address of another site that a link of a new password may lead to: one of the settings, recognised by its scheme, host,
 * port and path, whatever query and fragment it has besides.
 */
export function listedAddress({ config }: Pick<Deps, 'config'>, address: string | undefined): URL | null {
  const target = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  if (target === null || target.username !== '' || target.password !== '') return null;
  const isListed = config.RESET_ADDRESSES.some(
    ({ origin, pathname }) => origin === target.origin && pathname === target.pathname,
  );
  return isListed ? target : null;
}

/** The path of a mailed link that is followed to an address of another site. */
export const followPath = (token: string, address: string): string =>
  `/api/v1/auth/password/edit?${new URLSearchParams({ config: 'default', redirect_url: address, reset_password_token: token })}`;

/** An address with what clients of devise_token_auth read of a link, in the order of its gem. */
function withNames(address: URL, { token, client, goodUntil, user }: ResetLink): string {
  const handedOn = {
    'access-token': token,
    client,
    client_id: client,
    config: 'default',
    expiry: String(Math.floor(goodUntil.getTime() / 1000)),
    reset_password: 'true',
    token,
    uid: user.email,
  };
  const target = new URL(address);
  for (const name of Object.keys(handedOn)) target.searchParams.delete(name);
  for (const [name, value] of Object.entries(handedOn)) target.searchParams.append(name, value);
  return target.href;
}

/**
 * Where a mailed link leads the person who follows it: to its address of another site with the names that set one new password;
 * to the page of this site where the address is not listed or there is a second factor, and to ask again once it is over.
 */
export async function whereLinkLeads(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  given: { readonly token: string; readonly address: string | undefined },
): Promise<string> {
  const { siteUrl } = deps.config;
  const link = await findResetLink(deps, given.token);
  if (link === null) return `${siteUrl}/login/password-reset`;
  const address = link.hasFactor ? null : listedAddress(deps, given.address);
  return address === null ? `${siteUrl}${resetPath(link.token, link.user.email)}` : withNames(address, link);
}
