import { Events, type MutableRedirectUri, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

/** What the provider says of the person at its screen. */
interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

/** The identity provider on this machine that the server under test asks in place of Google. */
export interface IdentityProvider {
  /** Who is at its screen from now on; null refuses to be known. */
  person: Claims | null;
  stop(): Promise<void>;
}

/** @param siteUrl address of the site; the provider listens on the port after it, as the server's settings say. */
export async function startIdentityProvider(siteUrl: string): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  const provider: IdentityProvider = { person: null, stop: () => server.stop() };
  await server.issuer.keys.generate('RS256');
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, provider.person);
  });
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
    if (provider.person !== null) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await server.start(Number(new URL(siteUrl).port) + 1, 'localhost');
  return provider;
}
