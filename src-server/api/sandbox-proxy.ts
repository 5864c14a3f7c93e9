import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { Deps } from '#server/deps.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

const FORWARDED = ['content-type', 'accept', 'user-agent'] as const;
const ANSWERED = ['content-type', 'content-security-policy', 'location', 'cache-control'] as const;

/** The payment sandbox under this site's own address, so that the card form and the 3-D Secure page need no other host. */
export async function registerSandboxProxy(app: FastifyInstance, { sandboxUrl }: Deps): Promise<void> {
  if (sandboxUrl === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/sandbox/*',
      ...declares('anyone'),
      handler: async (request, reply) => {
        const headers = Object.fromEntries(
          FORWARDED.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
        );
        // As the sandbox will read it, without the dots that lead elsewhere.
        const target = new URL(`${sandboxUrl}${request.url}`);
        if (target.origin !== sandboxUrl || !target.pathname.startsWith('/sandbox/')) throw notFound();
        const answer = await fetch(target, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(20_000),
          ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
        });
        for (const name of ANSWERED) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  });
}
