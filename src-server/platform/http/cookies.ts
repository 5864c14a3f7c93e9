import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '#server/config.ts';

export const cookieNames = {
  session: 'cloakroom_session',
  guest: 'cloakroom_guest',
  locale: 'cloakroom_locale',
  theme: 'cloakroom_theme',
  /** What the next page shall say, for script to read. */
  notice: 'cloakroom_notice',
  /** The last search, written by the browser; the contract's name. */
  filter: 'ba_user_filters',
} as const;

/** Secrets are out of reach of script, sent over TLS only, and not with another site's posts. */
export const secretCookie = (config: Config, days: number): CookieSerializeOptions => ({
  httpOnly: true,
  secure: config.siteUrl.startsWith('https:'),
  sameSite: 'lax',
  path: '/',
  maxAge: days * 86_400,
});
