import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { declareAll } from '#server/platform/access/declared-routes.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import type { Health } from '#server/platform/http/health.ts';
import { logBug } from '#server/platform/http/send-error.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { appRouter } from './app-router.ts';

/** The typed procedures below `/trpc`, for the pages. */
export async function registerProcedures(app: FastifyInstance, deps: Deps, health: Health): Promise<void> {
  await app.register(async (scope) => {
    // Each procedure declares its own.
    declareAll(scope, { whose: 'anyone' });
    scope.addHook('onRequest', async (request) => {
      // Uploads have addresses of their own, which ask who sends them before they read.
      if (request.headers['content-type']?.startsWith('multipart/')) throw malformedBody('multipart/form-data');
    });
    // Read as it is: what cannot be read is refused in the words of the procedures.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // A call without an input may have no body, which tRPC's adapter would take for broken JSON.
    scope.addHook('preValidation', async (request) => {
      if (request.method === 'POST' && (request.body ?? '') === '') request.body = 'null';
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: 10,
        createContext: ({ req, res }) => createContext(deps, req, res, 'web'),
        onError: ({ error, path, ctx }) => {
          health.notice(causeOf(error));
          logBug(deps, causeOf(error), { path: path ?? '', requestId: ctx?.requestId });
        },
        responseMeta: ({ errors }) => {
          const waits = errors.map((error) => toWireError(causeOf(error), 'en').retryAfter ?? 0);
          const longest = Math.max(0, ...waits);
          return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {};
        },
      } satisfies FastifyTRPCPluginOptions<typeof appRouter>['trpcOptions'],
    });
  });
}
