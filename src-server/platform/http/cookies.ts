import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '#server/config.ts';

/** Cookies that hold secrets, by their plain names; see `secretName`. */
export const secretNames = {
  session: 'cloakroom_session',
  guest: 'cloakroom_guest',
  /** A browser in which a person has signed in before. */
  device: 'cloakroom_device',
  /** What a sign-in with Google needs when it comes back. */
  google: 'cloakroom_google',
} as const;

export const cookieNames = {
  locale: 'cloakroom_locale',
  theme: 'cloakroom_theme',
  /** What the next page shall say, for script to read. */
  notice: 'cloakroom_notice',
  /** Which guest's session the browser has, for script to read: what it keeps for that guest goes with it. */
  guestMark: 'cloakroom_guest_mark',
  /** The last search, written by the browser; the contract's name. */
  filter: 'ba_user_filters',
} as const;

const isSecure = ({ siteUrl }: Pick<Config, 'siteUrl'>): boolean => siteUrl.startsWith('https:');

/**
 * A secret cookie's name: with HTTPS behind `__Host-`, so that no other host of the domain and no plain connection can
 * set one; browsers take that prefix on secure sites only.
 */
export const secretName = (config: Pick<Config, 'siteUrl'>, name: keyof typeof secretNames): string =>
  isSecure(config) ? `__Host-${secretNames[name]}` : secretNames[name];

/** Secrets are out of reach of script, sent over TLS only, and not with another site's posts. */
export const secretCookie = (config: Pick<Config, 'siteUrl'>, days: number): CookieSerializeOptions => ({
  httpOnly: true,
  secure: isSecure(config),
  sameSite: 'lax',
  path: '/',
  maxAge: days * 86_400,
});
