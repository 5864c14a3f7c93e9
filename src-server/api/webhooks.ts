import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';

/** The card provider's events; the signature covers the raw body, so nothing parses it before. */
export async function registerWebhooks(app: FastifyInstance, _deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  });
}
