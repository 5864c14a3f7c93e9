import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '#server/api/app-router.ts';

interface ClientOptions {
  /** Where Cloakroom is, such as `https://cloakroom.example`. */
  readonly url: string;
  /**
   * A service token, such as `npm run task -- issue-service-token` makes. Without one the client is a visitor, who may
   * sign in by `accounts.signIn` and stays so as long as the client lives.
   */
  readonly token?: string;
  /** Another way to ask than the network's. */
  readonly fetch?: typeof fetch;
}

/** Keeps the cookies that come, and sends them along, as a browser would. */
function withCookies(ask: typeof fetch): typeof fetch {
  const kept = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (kept.size > 0) headers.set('cookie', [...kept].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await ask(input, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /;\s*max-age=0/i.test(cookie)) kept.delete(name);
      else kept.set(name, value);
    }
    return answer;
  };
}

/**
 * The same procedures as the pages have, for scripts: `client.admin.findBookings.query({ text: 'CLK-7F3K9Q' })`. Inputs
 * and answers are typed and plain JSON: instants are ISO texts, amounts `{ minor, currency }`. Refusals are thrown, and
 * `whyOf` says them in a sentence.
 */
export function createClient({ url, token, fetch: ask = fetch }: ClientOptions) {
  const send = token === undefined ? withCookies(ask) : ask;
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: new URL('/trpc', url).href,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        fetch: (input, init) => send(input as string, init as RequestInit),
      }),
    ],
  });
}

export type Client = ReturnType<typeof createClient>;
