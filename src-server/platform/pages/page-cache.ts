/** How long a page stays good for the next visitor. */
const KEPT_FOR_MS = 5_000;
const MAX_PAGES = 200;
const MAX_CHARACTERS = 1_000_000;

interface KeptPage {
  readonly until: number;
  readonly headers: readonly (readonly [string, string])[];
  /** The page around each place where its nonce stands. */
  readonly pieces: readonly string[];
}

/** Pages that are the same for every visitor without a session: what they say may be five seconds old. */
export interface PageCache {
  /** A page that is still good, with the visitor's own nonce; `null` where there is none. */
  find(key: string, nonce: string): { readonly headers: KeptPage['headers']; readonly html: string } | null;
  /** Keeps an answered page while it is sent. @returns what is to be sent. */
  keep(key: string, response: Response, nonce: string): ReadableStream<Uint8Array> | null;
}

/** @param now epoch milliseconds. */
export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, KeptPage>();
  const store = (key: string, page: KeptPage) => {
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  };
  return {
    find: (key, nonce) => {
      const page = pages.get(key);
      if (page === undefined || page.until <= now()) return null;
      return { headers: page.headers, html: page.pieces.join(nonce) };
    },
    keep: (key, response, nonce) => {
      if (response.body === null || response.status !== 200) return response.body;
      const [sent, kept] = response.body.tee();
      const until = now() + KEPT_FOR_MS;
      const collected = new Response(kept).text().then((html) => {
        const headers = [...response.headers];
        if (html.length <= MAX_CHARACTERS) store(key, { until, headers, pieces: html.split(nonce) });
      });
      // A visitor who left before the end leaves nothing to keep.
      collected.catch(() => undefined);
      return sent;
    },
  };
}
