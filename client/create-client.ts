import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '#server/api/app-router.ts';

interface ClientOptions {
  /** Where Cloakroom is, such as `https://cloakroom.example`. */
  readonly url: string;
  /** A service token: `npm run task -- issue-service-token --help` tells how to get one. */
  readonly token: string;
  /** Another way to ask than the network's. */
  readonly fetch?: typeof fetch;
}

/**
 * The same procedures as the pages have, for scripts: `client.admin.findBookings.query({ text: 'CLK-7F3K9Q' })`. Inputs
 * and answers are typed and plain JSON: instants are ISO texts, amounts `{ minor, currency }`. Refusals are thrown, and
 * `whyOf` says them in a sentence.
 */
export const createClient = ({ url, token, fetch: ask }: ClientOptions) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: new URL('/trpc', url).href,
        headers: { authorization: `Bearer ${token}` },
        ...(ask === undefined ? {} : { fetch: (input, init) => ask(input as string, init as RequestInit) }),
      }),
    ],
  });

export type Client = ReturnType<typeof createClient>;
