import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import type { Health } from '#server/platform/http/health.ts';
import { logBug } from '#server/platform/http/send-error.ts';
import { serveProcedures } from '#server/platform/trpc/serve-procedures.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { appRouter } from './app-router.ts';

/** The typed procedures below `/trpc`, for the pages. */
export async function registerProcedures(app: FastifyInstance, deps: Deps, health: Health): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      // Uploads have addresses of their own, which ask who sends them before they read.
      if (request.headers['content-type']?.startsWith('multipart/')) throw malformedBody('multipart/form-data');
    });
    serveProcedures(scope, {
      router: appRouter,
      prefix: '/trpc',
      maxBatchSize: 10,
      createContext: (request, reply) => createContext(deps, request, reply, 'web'),
      onError: ({ error, path, ctx }) => {
        health.notice(causeOf(error));
        logBug(deps, causeOf(error), { path, requestId: ctx?.requestId });
      },
      retryAfter: (error) => toWireError(causeOf(error), 'en').retryAfter ?? null,
    });
  });
}
