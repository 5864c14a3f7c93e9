import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleSignIn } from './google-sign-in.ts';

let issuer = '';
/** A provider that tells where it is and then answers nothing more. */
const server = createServer((request, response) => {
  if (!request.url?.includes('.well-known')) return;
  const endpoint = `${issuer}/endpoint`;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      issuer,
      authorization_endpoint: endpoint,
      token_endpoint: endpoint,
      userinfo_endpoint: endpoint,
      jwks_uri: endpoint,
    }),
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an identity provider that does not answer', () => {
  const google = () =>
    createGoogleSignIn({
      clientId: 'id',
      clientSecret: 'secret',
      issuer,
      redirectUrl: 'http://localhost/back',
      timeoutMs: 100,
    });

  it('is not waited for when a code is exchanged', async () => {
    await expect(google().finish('code', 'verifier')).rejects.toThrow('The identity provider does not answer');
  });

  it('vouches for no token', async () => {
    expect(await google().readBearer('token')).toBeNull();
  });
});
