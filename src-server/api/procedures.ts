import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import type { Health } from '#server/platform/http/health.ts';
import { logBug } from '#server/platform/http/send-error.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { wholeAnswer } from '#server/platform/trpc/whole-answer.ts';
import { type AppRouter, appRouter } from './app-router.ts';

/** The typed procedures below `/trpc`, for the pages. */
export async function registerProcedures(app: FastifyInstance, deps: Deps, health: Health): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: 10,
    createContext: ({ req, res }) => createContext(deps, req, res, 'web'),
    onError: ({ error, path, ctx }) => {
      health.notice(causeOf(error));
      logBug(deps, causeOf(error), { path, requestId: ctx?.requestId });
    },
    responseMeta: ({ errors }) => {
      const waits = errors.map((error) => toWireError(causeOf(error), 'en').retryAfter ?? 0);
      const longest = Math.max(0, ...waits);
      return longest === 0 ? {} : { headers: { 'retry-after': String(longest) } };
    },
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      // Uploads have addresses of their own, which ask who sends them before they read.
      if (request.headers['content-type']?.startsWith('multipart/')) throw malformedBody('multipart/form-data');
    });
    scope.addHook('onSend', wholeAnswer);
    await scope.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
  });
}
