import type { FastifyInstance } from 'fastify';

/** What the limiter of requests says of a window, each number in a header of its own. */
const single = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

const MINUTE = 60;

/**
 * Tells machines what one address may ask and what is left of it, in the two headers of the standard's draft
 * (`RateLimit-Policy`, `RateLimit`), and after a refusal of any limit that nothing is.
 */
export function registerLimitHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const [limit, remaining, reset] = single.map((name) => reply.getHeader(name));
    for (const name of single) reply.removeHeader(name);
    const wait = reply.statusCode === 429 ? reply.getHeader('retry-after') : undefined;
    if (limit !== undefined) reply.header('ratelimit-policy', `"requests";q=${String(limit)};w=${MINUTE}`);
    if (wait !== undefined) reply.header('ratelimit', `"requests";r=0;t=${String(wait)}`);
    else if (remaining !== undefined) reply.header('ratelimit', `"requests";r=${String(remaining)};t=${String(reset)}`);
    return payload;
  });
}
