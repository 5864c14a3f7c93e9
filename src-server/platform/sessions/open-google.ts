import type { Config } from '#server/config.ts';
import { createGoogleSignIn, type GoogleSignIn } from './google-sign-in.ts';

/** Sign-in with Google where its keys are set. */
export function openGoogle(config: Config): GoogleSignIn | null {
  if (config.GOOGLE_CLIENT_ID === undefined || config.GOOGLE_CLIENT_SECRET === undefined) return null;
  return createGoogleSignIn({
    clientId: config.GOOGLE_CLIENT_ID,
    clientSecret: config.GOOGLE_CLIENT_SECRET,
    issuer: config.GOOGLE_ISSUER,
    redirectUrl: `${config.siteUrl}/auth/google/callback`,
  });
}
