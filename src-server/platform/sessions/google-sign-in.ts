import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client, OAuth2RequestError } from 'arctic';
import { createRemoteJWKSet, jwtVerify } from 'jose';

/** Who an identity provider says a person is; only addresses that it has verified come through. */
export interface ProvenIdentity {
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface SignInStart {
  readonly url: string;
  readonly state: string;
  readonly codeVerifier: string;
}

/** Sign-in with Google: authorization code with PKCE on the web, bearer tokens in REST. */
export interface GoogleSignIn {
  start(): Promise<SignInStart>;
  /** The identity behind a code, or `null` when the provider or one of our checks refuses. */
  finish(code: string, codeVerifier: string): Promise<ProvenIdentity | null>;
  /** The identity behind an access token that was made for this application, or `null`. */
  readBearer(accessToken: string): Promise<ProvenIdentity | null>;
}

interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's address; its endpoints are read from its discovery document. */
  readonly issuer: string;
  readonly redirectUrl: string;
  /** How long one answer of the provider is waited for, in milliseconds; 5 s if absent. */
  readonly timeoutMs?: number;
}

interface Discovery {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly userinfo_endpoint: string;
  readonly jwks_uri: string;
}

const SCOPES = ['openid', 'profile', 'email'];
const GOOGLE_TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function identityOf(claims: Readonly<Record<string, unknown>>): ProvenIdentity | null {
  const verified = claims.email_verified === true || claims.email_verified === 'true';
  const [subject, email] = [textOf(claims.sub), textOf(claims.email).toLowerCase()];
  if (!verified || subject === '' || email === '') return null;
  return { subject, email, firstName: textOf(claims.given_name), lastName: textOf(claims.family_name) };
}

async function fetchJson(
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** What is not there in time has failed; it cannot be stopped, but no caller waits for it. */
async function inTime<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The identity provider does not answer in time')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function createGoogleSignIn(options: GoogleOptions): GoogleSignIn {
  const { clientId, clientSecret, issuer, redirectUrl, timeoutMs = 5_000 } = options;
  const readJson = (url: string, headers?: Record<string, string>) => fetchJson(url, timeoutMs, headers);
  const client = new OAuth2Client(clientId, clientSecret, redirectUrl);
  /** Where the provider's pages are: as when it was first asked, until this process ends. */
  let discovered: Promise<Discovery> | null = null;
  const discover = () => {
    discovered ??= readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`).then((found) => {
      if (found !== null) return found as unknown as Discovery;
      discovered = null;
      throw new Error('The identity provider does not answer');
    });
    return discovered;
  };
  return {
    start: async () => {
      const { authorization_endpoint: endpoint } = await discover();
      const state = generateState();
      const codeVerifier = generateCodeVerifier();
      const url = client.createAuthorizationURLWithPKCE(
        endpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        SCOPES,
      );
      return { url: url.href, state, codeVerifier };
    },
    finish: async (code, codeVerifier) => {
      const { token_endpoint: endpoint, jwks_uri: keys, issuer: expected } = await discover();
      const tokens = await inTime(timeoutMs, client.validateAuthorizationCode(endpoint, code, codeVerifier)).catch(
        (error: unknown) => {
          if (error instanceof OAuth2RequestError) return null;
          throw error;
        },
      );
      if (tokens === null) return null;
      const verified = await jwtVerify(
        tokens.idToken(),
        createRemoteJWKSet(new URL(keys), { timeoutDuration: timeoutMs }),
        {
          issuer: expected,
          audience: clientId,
          requiredClaims: ['exp'],
        },
      ).catch(() => null);
      return verified === null ? null : identityOf(verified.payload);
    },
    readBearer: async (accessToken) => {
      const { userinfo_endpoint: endpoint } = await discover();
      const base = issuer.includes('accounts.google.com')
        ? GOOGLE_TOKEN_INFO
        : `${issuer.replace(/\/$/, '')}/tokeninfo`;
      const info = await readJson(`${base}?${new URLSearchParams({ access_token: accessToken })}`);
      if (info === null || info.aud !== clientId) return null;
      const profile = await readJson(endpoint, { authorization: `Bearer ${accessToken}` });
      return profile === null ? null : identityOf({ ...profile, ...info });
    },
  };
}
